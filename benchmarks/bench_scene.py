"""What a beat costs on its way to the screen: drawing it in Python, and the bytes sent, at the start and end of a game.

Run: `python benchmarks/bench_scene.py`
"""

from __future__ import annotations

import json
import time
from statistics import mean
from typing import Any

from imperial_widget import Garden, sakura, white_castle
from imperial_widget.widget import garden as garden_module


def measure(game: Any, position: Any, others: tuple[str, ...]) -> None:
    """Play one long game in a garden and compare its first moves with its last."""
    garden = Garden(position, bots=dict.fromkeys(others, "random"))
    sent: list[tuple[int, int, float]] = []
    started = 0.0

    def send(content: dict[str, object], _buffers: object = None) -> None:
        frames = content["frames"]
        assert isinstance(frames, list)
        sent.append((len(json.dumps(content, ensure_ascii=False).encode()), len(frames), time.perf_counter() - started))

    garden.send = send  # type: ignore[method-assign]
    while garden.position.phase != "over":
        move = game.BOTS["random"](garden.position, "blue")
        started = time.perf_counter()
        garden.play(move)
    early, late = sent[:6], sent[-6:]

    def per_beat(rows: list[tuple[int, int, float]], column: int) -> float:
        return sum(row[column] for row in rows) / sum(row[1] for row in rows)

    print(f"{garden.game.name}")
    print(f"beats in the game              {len(garden._frames):8}")
    print(f"bytes a beat, first six moves  {per_beat(early, 0):8.0f}")
    growth = per_beat(late, 0) / per_beat(early, 0)
    print(f"bytes a beat, last six moves   {per_beat(late, 0):8.0f}   ({growth:.2f} times)")
    print(f"ms a beat in Python, first     {1000 * per_beat(early, 2):8.2f}")
    print(f"ms a beat in Python, last      {1000 * per_beat(late, 2):8.2f}")
    print(f"ms a move in Python, mean      {1000 * mean(row[2] for row in sent):8.1f}   (bots included)")
    print(f"bytes of the board, sent once  {len(json.dumps(garden._board, ensure_ascii=False).encode()):8}")


def main() -> None:
    """Measure the first game and the largest."""
    measure(sakura, sakura.new_game(4, seed=3), ("red", "green", "yellow"))
    measure(white_castle, white_castle.new_game(4, seed=2), ("ochre", "moss", "plum"))
    bundle = sum((garden_module._STATIC / name).stat().st_size for name in ("widget.js", "widget.css"))
    print(f"bundle, bytes                  {bundle:8}   (limit 100000)")


if __name__ == "__main__":
    main()
