"""The widget: `Garden`, what can be made of it without a kernel, and what can be coupled with it."""

from .garden import Garden
from .together import beside, link

__all__ = ["Garden", "beside", "link"]
