"""Message catalogues: the words of a game or of the interface in every language, from Fluent files.

    >>> words = Catalogue("imperial_widget.sakura")
    >>> words.say("en", "line-bump-emperor", who="blue")
    'The Emperor steps onto Blue'
    >>> sorted(words("line-bump"))
    ['en', 'es', 'ru', 'uk']

Two functions can be used inside a message. `NAME($who, case: "gen")` gives the name of a piece in a case: the
attribute `.gen` of the message `name-blue`, or its plain form. `LIST($over, case: "acc")` gives several names.
Plurals are Fluent's own. This module knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from .scene import RuleText

LANGUAGES: Final = {"en": "English", "es": "Español", "ru": "Русский", "uk": "Українська"}
"""The languages of the project, each in its own name."""


class Catalogue:
    """The messages of one package, in all languages."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, message: str, **args: Any) -> dict[str, str]:
        """Return a message in every language."""
        return {language: self.say(language, message, **args) for language in LANGUAGES}

    def say(self, language: str, message: str, **args: Any) -> str:
        """Return a message in one language. `message` may name an attribute: `rule-end.text`."""
        bundle = _bundle(self.package, language)
        id_, _, attribute = message.partition(".")
        found = bundle.get_message(id_)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            msg = f"{self.package}, {language}: message {message!r} has no words of its own"
            raise KeyError(msg)
        text, errors = bundle.format_pattern(pattern, {key: _argument(value) for key, value in args.items()})
        if errors:
            msg = f"{self.package}, {language}: message {message!r} with {args!r}: {errors[0]}"
            raise KeyError(msg)
        return " ".join(str(text).split())

    def rules(self, ids: Sequence[str]) -> dict[str, RuleText]:
        """Return the title and the text of each rule; one that begins with `ruling.` is a ruling."""
        return {
            rule: {
                "title": self(rule_message(rule)),
                "text": self(rule_message(rule) + ".text"),
                "ruling": rule.startswith("ruling."),
            }
            for rule in ids
        }

    def variables(self, message: str, language: str = "en") -> set[str]:
        """Return the names of the arguments a message (with its attributes) mentions."""
        found: set[str] = set()

        class Visitor(visitor.Visitor):
            def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- fluent's name
                found.add(node.id.name)

        for entry in _resource(self.package, language).body:
            if isinstance(entry, ast.Message) and entry.id.name == message.partition(".")[0]:
                Visitor().visit(entry)
        return found

    def ids(self, language: str) -> set[str]:
        """Return the ids of all messages, attributes as `id.attribute`."""
        ids: set[str] = set()
        for entry in _resource(self.package, language).body:
            if isinstance(entry, ast.Message):
                ids.add(entry.id.name)
                ids.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
        return ids


def rule_message(rule: str) -> str:
    """Return the message that names a rule.

    >>> rule_message("first.border"), rule_message("turn.take_die")
    ('rule-first-border', 'rule-turn-take-die')
    """
    return "rule-" + rule.replace(".", "-").replace("_", "-")


def _argument(value: Any) -> Any:
    """Several names travel as one text; Fluent knows texts and numbers only."""
    return ",".join(value) if isinstance(value, (tuple, list)) else value


@cache
def _resource(package: str, language: str) -> ast.Resource:
    text = resources.files(package).joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    return FluentResource(text)


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    def plain(id_: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        message = bundle.get_message(id_)
        pattern = message.attributes.get(attribute, message.value)
        return str(bundle.format_pattern(pattern, dict(args or {}))[0]) if pattern else ""

    def name(who: Any, case: str = "") -> str:
        return plain(f"name-{who}", attribute=str(case))

    def several(names: str, case: str = "") -> str:
        words = [name(who, case) for who in str(names).split(",")]
        if len(words) == 1:
            return words[0]
        return plain("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    functions: Any = {"NAME": name, "LIST": several}  # Fluent's annotation knows no options such as `case`
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    bundle.add_resource(_resource(package, language))
    return bundle
