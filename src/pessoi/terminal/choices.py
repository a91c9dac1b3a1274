"""How choices are listed: those of one verb together, under its name where there are many."""

from __future__ import annotations

from msgspec.structs import replace

from pessoi.scene.scene import Scene, ShownChoice

#: More choices than these get headings.
MANY = 12


def verb_of(choice: ShownChoice) -> str:
    """What is done by a choice: the first of its words."""
    return choice.choice.partition(" ")[0]


def by_verb(choices: list[ShownChoice]) -> dict[str, list[ShownChoice]]:
    """Choices by what is done, in the order in which the verbs first come."""
    groups: dict[str, list[ShownChoice]] = {}
    for choice in choices:
        groups.setdefault(verb_of(choice), []).append(choice)
    return groups


def in_groups(scene: Scene) -> Scene:
    """The same scene, its choices in the order in which they are listed and numbered."""
    decision = scene.decision
    if decision is None:
        return scene
    listed = [choice for group in by_verb(decision.choices).values() for choice in group]
    return replace(scene, decision=replace(decision, choices=listed))


def headings(choices: list[ShownChoice]) -> dict[int, str]:
    """The verbs that stand above a list, each with the place of its first choice; a lone choice speaks for itself."""
    groups = by_verb(choices)
    found: dict[int, str] = {}
    place = 0
    for verb, group in groups.items():
        if len(group) > 1 and len(groups) > 1 and len(choices) > MANY:
            found[place] = verb
        place += len(group)
    return found
