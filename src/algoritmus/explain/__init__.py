"""Explaining: event and rule id → a sentence a child understands, and the rules themselves, in Russian and English."""

from __future__ import annotations

from algoritmus.explain.catalogue import GAMES, LANGS, actor
from algoritmus.explain.lookup import Rule, find_rules, rule, show_rule
from algoritmus.explain.reasons import why
from algoritmus.explain.sentences import add_sentences, sentence

__all__ = ["GAMES", "LANGS", "Rule", "actor", "add_sentences", "find_rules", "rule", "sentence", "show_rule", "why"]
