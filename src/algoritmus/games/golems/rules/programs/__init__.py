"""Programs of golems: hands, legality check, reasons."""
