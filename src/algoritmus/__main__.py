"""`python -m algoritmus`."""

import sys

from algoritmus.cli import main

sys.exit(main())
