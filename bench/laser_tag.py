"""Joint actions per second of OpenSpiel's laser_tag, driven from Python: the nearest relative, as a reference."""

from __future__ import annotations

import random
import time


def measure(seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game("laser_tag")
    rng = random.Random(1)
    actions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
            else:
                state.apply_actions([rng.randrange(5), rng.randrange(5)])
                actions += 1
    return actions / (time.process_time() - started)


if __name__ == "__main__":
    print(f"laser_tag {measure(2.0):.0f}")
