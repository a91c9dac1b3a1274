"""Whether somebody who knows one description of the interface understands another, and whether a message fits one.

Descriptions are those that ``tools/schema.py`` writes: OpenAPI with the messages of the socket among its components.
What is answered may gain fields, and what is asked may have more that can be left out; all else breaks somebody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]

KINDS: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "array": list,
    "object": dict,
    "null": type(None),
}


class Description:
    """An interface as one version described it."""

    def __init__(self, document: Schema) -> None:
        self.routes: dict[tuple[str, str], Schema] = {
            (method.upper(), path): route
            for path, methods in document["paths"].items()
            for method, route in methods.items()
        }
        self.parts: dict[str, Schema] = document["components"]["schemas"]

    def part(self, name: str) -> Schema:
        return self.parts[name]

    def answer(self, method: str, path: str, status: int) -> Schema | None:
        """What a request is answered with."""
        content = self.routes[method, path]["responses"].get(str(status), {}).get("content", {})
        schema: Schema | None = content.get("application/json", {}).get("schema")
        return schema

    def body(self, method: str, path: str) -> Schema | None:
        """What a request has to bring."""
        content = self.routes[method, path].get("requestBody", {}).get("content", {})
        schema: Schema | None = content.get("application/json", {}).get("schema")
        return schema

    def forms(self, schema: Schema) -> list[Schema]:
        """What something may be, one form after the other, references followed."""
        if "$ref" in schema:
            return self.forms(self.parts[schema["$ref"].rpartition("/")[2]])
        for union in ("anyOf", "oneOf"):
            if union in schema:
                return [form for each in schema[union] for form in self.forms(each)]
        if "allOf" in schema:
            return [form for each in schema["allOf"] for form in self.forms(each)]
        kinds = schema.get("type")
        return [schema | {"type": kind} for kind in kinds] if isinstance(kinds, list) else [schema]


def kind_of(form: Schema) -> str:
    """What kind of value a form is; without a type it follows from its values, and may be anything."""
    if "type" in form:
        return str(form["type"])
    values = form.get("enum") or ([form["const"]] if "const" in form else [])
    return next((kind for value in values for kind, held in KINDS.items() if isinstance(value, held)), "any")


def tag_of(form: Schema) -> str:
    """By what a message says what it is; nothing for what is no message."""
    named = form.get("properties", {}).get("type", {})
    values = named.get("enum") or [named.get("const", "")]
    return str(values[0]) if len(values) == 1 else ""


def misfits(value: Any, schema: Schema, known: Description, place: str) -> Iterator[str]:
    """Where a message is not what somebody who knows this description expects; fields it does not know it ignores."""
    forms = known.forms(schema)
    kinds = [form for form in forms if kind_of(form) == "any" or holds(value, kind_of(form))]
    if isinstance(value, dict) and "type" in value and len(kinds) > 1:
        kinds = [form for form in kinds if tag_of(form) in ("", value["type"])]
    found = [list(inside(value, form, known, place)) for form in kinds]
    if not found:
        yield f"{place}: {str(value)[:60]} is none of {', '.join(sorted({kind_of(form) for form in forms}))}"
    elif all(found):
        yield from min(found, key=len)


def holds(value: Any, kind: str) -> bool:
    is_number = kind in ("integer", "number")
    return isinstance(value, KINDS[kind]) and not (is_number and isinstance(value, bool))


def inside(value: Any, form: Schema, known: Description, place: str) -> Iterator[str]:
    allowed = form.get("enum") or ([form["const"]] if "const" in form else None)
    if allowed is not None and value not in allowed:
        yield f"{place}: {value!r} is none of {allowed}"
    if isinstance(value, dict):
        for name in form.get("required", []):
            if name not in value:
                yield f"{place}: {name} is gone"
        for name, schema in form.get("properties", {}).items():
            if name in value:
                yield from misfits(value[name], schema, known, f"{place}.{name}")
    elif isinstance(value, list) and isinstance(form.get("items"), dict):
        for entry in value:
            yield from misfits(entry, form["items"], known, f"{place}[]")


# One description beside another


def broken(old: Description, new: Description) -> list[str]:
    """What somebody who was written for the old interface would stumble over in the new one."""
    found: list[str] = []
    for method, path in old.routes:
        name = f"{method} {path}"
        if (method, path) not in new.routes:
            found.append(f"{name} is gone")
            continue
        for status in old.routes[method, path]["responses"]:
            before, now = old.answer(method, path, int(status)), new.answer(method, path, int(status))
            if before is not None and status.startswith("2"):
                found += Comparison(old, new).answers(before, now or {}, f"{name} → {status}")
        before, now = old.body(method, path), new.body(method, path)
        if before is not None and now is not None:
            found += Comparison(old, new).requests(before, now, name)
        found += lost_parameters(old.routes[method, path], new.routes[method, path], name)
    found += Comparison(old, new).answers(old.part("Message"), new.part("Message"), "socket ←")
    found += Comparison(old, new).requests(old.part("Request"), new.part("Request"), "socket →")
    return sorted(set(found))


def lost_parameters(old: Schema, new: Schema, name: str) -> list[str]:
    before = {one["name"] for one in old.get("parameters", [])}
    now = {one["name"]: one.get("required", False) for one in new.get("parameters", [])}
    gone = [f"{name}: the parameter {one} is gone" for one in sorted(before - now.keys())]
    return gone + [f"{name}: needs {one} now" for one, needed in now.items() if needed and one not in before]


class Comparison:
    """Goes through two descriptions of one thing at the same time, each pair of named parts once."""

    def __init__(self, old: Description, new: Description) -> None:
        self.old, self.new = old, new
        self.seen: set[tuple[str, str]] = set()

    def answers(self, old: Schema, new: Schema, place: str) -> Iterator[str]:
        """What is answered: each new form is one that was known, with all that it had."""
        if self._has_seen(old, new):
            return
        forms = self.old.forms(old)
        tags = {tag_of(form) for form in forms} - {""}
        for form in self.new.forms(new):
            known = [each for each in forms if is_same(each, form)]
            if tag_of(form) and tags and tag_of(form) not in tags:
                continue  # a message of a kind that clients are told to ignore
            if not known:
                if "any" not in map(kind_of, forms):
                    yield f"{place}: may be {kind_of(form)} now"
                continue
            yield from self._fields(known[0], form, place, "required", self.answers)
        for form in forms:
            if tag_of(form) and not any(is_same(form, each) for each in self.new.forms(new)):
                yield f"{place}: the message {tag_of(form)} is gone"

    def requests(self, old: Schema, new: Schema, place: str) -> Iterator[str]:
        """What is asked: each old form is still taken, and needs no more than it did."""
        if self._has_seen(old, new):
            return
        for form in self.old.forms(old):
            taken = [each for each in self.new.forms(new) if is_same(form, each)]
            if not taken:
                yield f"{place}: {tag_of(form) or kind_of(form)} is no longer taken"
                continue
            yield from self._fields(form, taken[0], place, "optional", self.requests)

    def _fields(self, old: Schema, new: Schema, place: str, which: str, go_on: Any) -> Iterator[str]:
        before, now = old.get("properties", {}), new.get("properties", {})
        for name, schema in before.items():
            if name not in now:
                yield f"{place}: {name} is gone"
            elif which == "required" and name in old.get("required", []) and name not in new.get("required", []):
                yield f"{place}: {name} may be missing now"
            else:
                yield from go_on(schema, now[name], f"{place}.{name}")
        if which == "optional":
            for name in new.get("required", []):
                if name not in old.get("required", []):
                    yield f"{place}: needs {name} now"
        if isinstance(old.get("items"), dict) and isinstance(new.get("items"), dict):
            yield from go_on(old["items"], new["items"], f"{place}[]")

    def _has_seen(self, old: Schema, new: Schema) -> bool:
        pair = (old.get("$ref", ""), new.get("$ref", ""))
        if not all(pair):
            return False
        is_known = pair in self.seen
        self.seen.add(pair)
        return is_known


def is_same(old: Schema, new: Schema) -> bool:
    """Whether two forms are one thing: messages by what they say they are, all else by its kind."""
    if "any" in (kind_of(old), kind_of(new)):
        return True
    return kind_of(old) == kind_of(new) and tag_of(old) == tag_of(new)
