"""The errors of the whole project: every one is a ValueError that names the text, the place and what was expected."""

from __future__ import annotations


class ImperialError(ValueError):
    """Something given to the project cannot be used; the message says what, where and what was expected."""


class IllegalMove(ImperialError):
    """A move the rules forbid. `rule` is the id of the rule that says no."""

    def __init__(self, message: str, *, rule: str, move: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.move = move


class BadPosition(ImperialError):
    """A position that cannot be read or breaks an invariant of its game."""


class BadRecord(ImperialError):
    """A game record that cannot be read."""


class BadLesson(ImperialError):
    """A lesson that cannot be read or does not fit its game."""


class BadEdition(ImperialError):
    """An edition (board and cards) that cannot be used."""
