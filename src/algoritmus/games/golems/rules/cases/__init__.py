"""Cases of the referee: read from text, judged, told."""
