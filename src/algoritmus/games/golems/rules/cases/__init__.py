"""Cases of the referee: parser, checks, answers."""
