"""The widget: `Garden`, and what can be made of it without a kernel."""

from .garden import Garden

__all__ = ["Garden"]
