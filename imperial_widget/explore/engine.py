"""The rules at two speeds from one source: as they stand, or compiled where numba is installed.

    >>> plain = engine(compiled=False)
    >>> plain.compiled
    False

Nothing is translated by hand. Every function that is reached from the one asked for is taken as it is (its code, a copy
of its globals), `rules.emit` gives way to a counter, and numba compiles the lot. Without numba the same functions
run as plain Python. What was compiled is kept in the user's cache directory under a fingerprint of all that code, so it
cannot go stale, and nothing is ever written beside the package.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from array import array
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.sakura import rules
from imperial_widget.sakura.position import Position

from . import flat

Row = Any
"""A row of integers: a list, or an array of numpy's where the rules are compiled."""

LIMIT: Final = 100_000
"""The most moves of a game; random players have never needed a hundredth of it."""

_TYPES: Final = MappingProxyType(
    {
        "Row": "int64[::1]",
        "Table": "int64[::1]",
        "Log": "int64[::1]",  # a tally, where the rules know a log
        "Records": "int16[::1]",
        "int": "int64",
        "bool": "boolean",
        "None": "void",
    }
)
"""What the annotations of flat functions mean to the compiler. Telling it halves its work."""


class Engine:
    """The rules, ready to be run on rows of integers. `engine` makes them; one of each kind is enough."""

    def __init__(self, numba: Any = None, why_not: str = "") -> None:
        self._numba = numba
        self._np: Any = import_module("numpy") if numba else None
        self._why_not = why_not
        self._lock = threading.RLock()
        self._made: dict[Callable[..., Any], Any] = {}
        self._ready: dict[Callable[..., Any], Callable[..., Any]] = {}

    @property
    def compiled(self) -> bool:
        """Are the rules compiled?"""
        return self._numba is not None

    def note(self) -> str:
        """Return a sentence for people when the rules run uncompiled, else an empty text."""
        if self.compiled:
            return ""
        why = self._why_not or "this was asked for"
        fast = "pip install 'imperial_widget[fast]' makes them about thirty times as fast"
        return f"The rules ran as plain Python ({why}); {fast}."

    # --- rows --------------------------------------------------------------------------------------------------------
    def row(self, numbers: Sequence[int]) -> Row:
        """Return numbers as this engine likes them, always a copy."""
        return self._np.array(numbers, dtype=self._np.int64) if self.compiled else list(numbers)

    def rows(self, position: Position) -> tuple[Row, Row]:
        """Return a position as a row to play on, and its edition as the table beside it."""
        table = position.table_row
        return self.row(position.state), self.row(table) if self.compiled else table

    def tally(self) -> Row:
        """Return an empty tally for one game; `flat.py` says what is where."""
        return self.row([0] * flat.TALLY)

    # --- playing -----------------------------------------------------------------------------------------------------
    def play(self, row: Row, table: Row, move: int, tally: Row | None = None) -> None:
        """Carry out a legal move, given as a number (see `moves.encode`), and all that follows from it."""
        self.run(rules.play)(row, table, self.tally() if tally is None else tally, move)

    def play_random(self, row: Row, table: Row, chance: Row, limit: int = LIMIT, tally: Row | None = None) -> int:
        """Let random players finish the game from here; `chance` is a row with one number, their generator, not 0."""
        tally = self.tally() if tally is None else tally
        return int(self.run(flat.play_random)(row, table, tally, chance, limit))

    def play_games(
        self, blank: Row, table: Row, *, seed: int, first: int, games: int, limit: int = LIMIT, keep: bool = False
    ) -> tuple[list[int], list[int], bytes]:
        """Play some games of a series; return the total, the most remarkable games, and the records if wanted."""
        total, best = self.row([0] * flat.TOTAL), self.row([0, -1] * flat.KINDS)
        room = games * flat.RECORD if keep else 0
        records = self._np.zeros(room, dtype=self._np.int16) if self.compiled else array("h", bytes(2 * room))
        rows = self.row(blank), table, blank, self.tally(), self.row([1]), total, best, records
        self.run(flat.play_games)(*rows, seed, first, games, limit)
        return [int(n) for n in total], [int(n) for n in best], records.tobytes()

    # --- making ------------------------------------------------------------------------------------------------------
    def run(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function of flat style, together with all it calls, in the form this engine runs.

        Compiled functions take whole numbers and rows made by `row`, and release the interpreter, so that threads run
        beside each other. The compiler works once a process, and not at all where it has worked before.
        """
        ready: Callable[..., Any] | None = self._ready.get(function)
        if ready is None:
            with self._lock:
                ready = self._ready.get(function)
                if ready is None:
                    made = ready = self._make(function)
                    if self.compiled:
                        # A second shell around the same code: only what is asked for by name is kept, not its parts.
                        made = ready = self._numba.njit(nogil=True)(made.py_func)
                        self._keep(made, function)
                        self._parts_first(made, function)
                        _compile(made, function)
                    self._ready[function] = made
        return ready

    def _make(self, function: Any) -> Any:
        """Take a function as it is, with a copy of its globals in which all it calls is made likewise."""
        if function is rules.emit:
            function = flat.count
        if function in self._made:
            return self._made[function]
        names = dict(function.__globals__)
        copy: Any = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
        made = self._numba.njit(nogil=True)(copy) if self.compiled else copy
        self._made[function] = made
        for name in function.__code__.co_names:
            if isinstance(names.get(name), FunctionType):
                names[name] = self._make(names[name])
        return made

    def _parts_first(self, made: Any, function: Callable[..., Any]) -> None:
        """See that all a function calls is compiled, for the types it names, before the function itself.

        This is asked for by the compiler, so not at all where kept code is loaded. Left to itself numba would infer the
        types of the parts; of parts that call themselves it then keeps code that crashes when it is loaded.
        """
        compiler = made._compiler  # noqa: SLF001 -- numba has no public word for "about to compile"
        alone = compiler.compile

        def compile_parts_first(*types: Any) -> Any:
            for part in reached(function)[:-1]:
                _compile(self._made[part], part)
            return alone(*types)

        compiler.compile = compile_parts_first

    def _keep(self, made: Any, function: Callable[..., Any]) -> None:
        """Let numba keep what it compiles, where that is possible."""
        config = self._numba.core.config
        before = config.CACHE_DIR
        try:
            name = f"parts-{fingerprint(function)}-numba-{self._numba.__version__}"
            place = (Path(before) if before else _user_cache() / "imperial_widget") / name
            place.mkdir(parents=True, exist_ok=True)
            config.CACHE_DIR = str(place)
            made.enable_caching()
        except (OSError, RuntimeError):  # no home, or a disk that cannot be written: compile every time
            pass
        finally:
            config.CACHE_DIR = before


def _compile(made: Any, function: Any) -> None:
    """Compile a function for the types its annotations name, and for no others."""
    types = [_TYPES.get(str(name)) for name in function.__annotations__.values()]
    if None not in types and not made.signatures:
        made.compile(f"{types[-1]}({', '.join(map(str, types[:-1]))})")
        made.disable_compile()


def reached(function: Any) -> list[Any]:
    """Return all functions that a function calls, directly or not, each after those it calls itself; it comes last."""
    found: dict[Any, None] = {}
    open_: set[Any] = set()

    def visit(each: Any) -> None:
        each = flat.count if each is rules.emit else each
        if each in open_:
            return
        open_.add(each)
        for name in each.__code__.co_names:
            if isinstance(each.__globals__.get(name), FunctionType):
                visit(each.__globals__[name])
        found[each] = None

    visit(function)
    return list(found)


def fingerprint(function: Any) -> str:
    """Return a digest of a function's code, of all it calls and of every number they use."""
    digest = hashlib.sha256(sys.version.encode())
    for each in reached(function):
        code = each.__code__
        numbers = {n: v for n in code.co_names if isinstance(v := each.__globals__.get(n), int)}
        digest.update(repr((each.__qualname__, code.co_code, code.co_consts, code.co_varnames, numbers)).encode())
    return digest.hexdigest()[:16]


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


_ENGINES: Final[dict[bool, Engine]] = {}  # one of each kind, made when first asked for
_MAKING: Final = threading.Lock()


def engine(compiled: bool | None = None) -> Engine:  # noqa: FBT001 -- engine(True) reads well enough
    """Return the rules: compiled if numba can be imported (None), compiled or not at all (True), or plain (False)."""
    if compiled not in (None, True, False):
        msg = f"compiled={compiled!r}; expected True, False, or None for whatever is possible here"
        raise ImperialError(msg)
    if compiled is False:
        return _the(None)
    try:
        numba = import_module("numba")
    except ImportError as error:
        if compiled:
            msg = f"compiled=True needs numba ({error}); expected it to be there: pip install 'imperial_widget[fast]'"
            raise ImperialError(msg) from error
        return Engine(why_not="numba cannot be imported")
    return _the(numba)


def _the(numba: Any) -> Engine:
    with _MAKING:
        return _ENGINES.setdefault(numba is not None, Engine(numba))
