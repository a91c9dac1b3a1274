"""What everything that was counted is called in the reader's language."""

from __future__ import annotations

from pessoi.arena.names import bot_name
from pessoi.arena.simulate import Plan
from pessoi.arena.study import Offer
from pessoi.games import registry as games
from pessoi.kernel.choice import Domain
from pessoi.kernel.phrase import Name
from pessoi.text import Text


class Names:
    """Says keys of a study."""

    def __init__(self, plan: Plan, text: Text) -> None:
        self.game = games.find(plan.game)
        self.text = text
        self.domains: dict[str, list[Domain]] = {use.kind: [] for use in self.game.uses}
        for use in self.game.uses:
            self.domains[use.kind].append(use.event.arguments[use.what])

    def bot(self, label: str) -> str:
        return bot_name(label, self.text)

    def seat(self, key: str) -> str:
        return self.text.word("report-seat", number=int(key) + 1)

    def kind(self, key: str) -> str:
        if key in {"bot", "seat", "order", "faction"}:
            return self.text.word(f"report-kind-{key}")
        return self.text.word(f"use-{key}")

    def of(self, kind: str, key: str) -> str:
        """A thing of a kind."""
        if kind == "bot":
            return self.bot(key)
        if kind == "seat":
            return self.seat(key)
        if kind == "order":
            return self.text.word("report-order", number=int(key))
        if kind == "faction":
            return self.text.word(key)
        domain = next(domain for domain in self.domains[kind] if key in domain.indices)
        return self.text.say(Name(domain, domain.indices[key]))

    def offer(self, offer: Offer) -> str:
        """A choice, by its verb and what it is about."""
        verb, _, value = offer.key.partition(" ")
        said = self.text.word(f"verb-{verb}")
        domain = self.game.verbs.verbs[verb].first
        if not value or domain is None:
            return said
        about = self.text.say(Name(domain, domain.indices[value]))
        return self.text.word("report-choice", verb=said, about=about)
