"""What changes from beat to beat: most pieces stay where they lie, so a frame travels as its difference from the last.

    wire = patch(before, after)
    patched(before, wire) == after

`js/src/store.ts` puts the pieces together again in the view. Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from .scene import Frame, Patch, Piece


def patch(before: Sequence[Piece], after: Sequence[Piece]) -> Patch:
    """Return what must be put and taken away, and what lies above what where that cannot be told from it.

    >>> one, two = {"id": "a", "symbol": "s", "spot": "x"}, {"id": "b", "symbol": "s", "spot": "x"}
    >>> patch([one, two], [{**one, "spot": "y"}])
    {'put': [{'id': 'a', 'symbol': 's', 'spot': 'y'}], 'gone': ['b']}
    >>> patch([one, two], [two, one])
    {'put': [], 'gone': [], 'order': ['b', 'a']}
    """
    old = {piece["id"]: piece for piece in before}
    new = {piece["id"] for piece in after}
    wire: Patch = {
        "put": [piece for piece in after if old.get(piece["id"]) != piece],
        "gone": [id_ for id_ in old if id_ not in new],
    }
    order = [piece["id"] for piece in after]
    if [piece["id"] for piece in patched(before, wire)] != order:
        wire["order"] = order
    return wire


def patched(before: Sequence[Piece], wire: Patch) -> list[Piece]:
    """Return the pieces after a change."""
    pieces = {piece["id"]: piece for piece in before if piece["id"] not in wire["gone"]}
    pieces.update((piece["id"], piece) for piece in wire["put"])
    return [pieces[id_] for id_ in wire.get("order", pieces)]


def whole(frames: Sequence[Frame], number: int) -> Frame:
    """Return a frame with all its pieces, from a list of frames as they travel."""
    chain: list[Patch] = []
    at = number
    while "pieces" not in frames[at]:
        chain.append(frames[at]["patch"])
        at = frames[at]["parent"]
    pieces = list(frames[at]["pieces"])
    for wire in reversed(chain):
        pieces = patched(pieces, wire)
    frame = frames[number].copy()
    frame["pieces"] = pieces
    return frame
