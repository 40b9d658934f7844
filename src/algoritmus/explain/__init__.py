"""Explanations in Russian and English: event and rule id → a sentence a child understands, and the rules' texts."""

from __future__ import annotations

from algoritmus.explain.catalogue import LANGS, actor
from algoritmus.explain.lookup import find_rules, rule, show_rule
from algoritmus.explain.reasons import refused, thought_words, why
from algoritmus.explain.sentences import add_sentences, sentence

__all__ = [
    "LANGS",
    "actor",
    "add_sentences",
    "find_rules",
    "refused",
    "rule",
    "sentence",
    "show_rule",
    "thought_words",
    "why",
]
