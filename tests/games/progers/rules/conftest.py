"""Pictures that differ are shown line by line."""

import pytest

pytest.register_assert_rewrite("tests.games.progers.rules.pictures")
