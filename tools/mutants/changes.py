"""Small changes of a module's syntax tree, each of which some test should notice.

Left out is what no test could notice or what would break by itself: docstrings, annotations, messages of errors, what
is said to programmers (``__repr__``, assertions, logs), and imports.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Functions and assignments that only programmers read, and calls that only types need.
UNTOUCHED = {"__repr__", "__slots__", "__all__", "TypeVar", "NewType", "cast", "warn"}
#: Calls whose arguments have no order.
UNORDERED = {"suppress", "min", "max"}
LOGGERS = {"log", "logger", "logging", "LOG"}
#: Values of which two can't be subtracted: a sum of them is tested by leaving one out.
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.Dict, ast.Set)


@dataclass(frozen=True)
class Change:
    """One change: in which function and statement, on which line that begins, and how to make it."""

    function: str
    kind: str
    statement: str
    #: Which change of this kind in this statement of this function it is, if there are several.
    turn: int
    line: int
    #: Makes the change in the tree it was found in.
    make: Callable[[], None]
    #: The statement as it stands in the tree now.
    shown: Callable[[], str]


def changes(tree: ast.Module) -> list[Change]:
    """All changes of a module, always in the same order."""
    finder = Finder()
    finder.block(tree.body)
    return finder.found


def header(statement: ast.stmt) -> str:
    """A statement as text, a compound one without what it contains."""
    bare = copy.copy(statement)
    for part in ("body", "orelse", "finalbody", "handlers", "decorator_list"):
        if hasattr(bare, part):
            setattr(bare, part, [ast.Pass()] if part == "body" else [])
    if isinstance(bare, ast.Match):
        bare.cases = []
    return ast.unparse(bare).removesuffix("    pass").rstrip()


class Finder:
    """Walks through a module and notes every change it could make."""

    def __init__(self) -> None:
        self.found: list[Change] = []
        self.names: list[str] = []
        #: Names the present function has bound so far; to bind one of them again can be left out.
        self.bound: set[str] = set()
        self.last: ast.stmt | None = None
        self.counts: dict[tuple[str, str, str], int] = {}
        self.body: list[ast.stmt] = []
        self.index: int = 0

    # Statements

    def block(self, body: list[ast.stmt]) -> None:
        for index, statement in enumerate(body):
            self.body, self.index = body, index
            getattr(self, f"see_{type(statement).__name__.lower()}", self.see_plain)(statement)

    def note(self, kind: str, make: Callable[[], None]) -> None:
        """Keep a change of the present statement."""
        body, index = self.body, self.index
        statement = body[index]
        place = (".".join(self.names), kind, header(statement))
        turn = self.counts[place] = self.counts.get(place, 0) + 1
        self.found.append(Change(*place, turn, statement.lineno, make, lambda: header(body[index])))

    def leave_out(self, kind: str, instead: ast.stmt | None = None) -> None:
        body, index = self.body, self.index
        new = ast.copy_location(instead or ast.Pass(), body[index])
        self.note(kind, lambda: body.__setitem__(index, ast.fix_missing_locations(new)))

    def see_plain(self, statement: ast.stmt) -> None:
        """Anything without a rule of its own: look into its expressions, then into what it contains."""
        for name, value in ast.iter_fields(statement):
            if name in ("annotation", "decorator_list", "targets", "target", "type_params"):
                continue
            if isinstance(value, ast.expr):
                self.expression(value, _setter(statement, name))
            elif isinstance(value, list) and value and isinstance(value[0], ast.withitem):
                for item in value:
                    self.expression(item.context_expr, _setter(item, "context_expr"))
        for name in ("body", "orelse", "finalbody"):
            self.block(getattr(statement, name, []))
        for handler in getattr(statement, "handlers", []) + getattr(statement, "cases", []):
            self.block(handler.body)

    def see_import(self, statement: ast.stmt) -> None:
        """Nothing to change."""

    see_importfrom = see_assert = see_pass = see_global = see_nonlocal = see_import

    def see_functiondef(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if function.name in UNTOUCHED:
            return
        for defaults in (function.args.defaults, function.args.kw_defaults):
            for index, default in enumerate(defaults):
                if default is not None:
                    self.expression(default, _item_setter(defaults, index))
        outer = self.bound, self.last
        arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
        self.bound, self.last = {argument.arg for argument in arguments}, function.body[-1]
        self.inside(function.name, function.body)
        self.bound, self.last = outer

    see_asyncfunctiondef = see_functiondef

    def see_classdef(self, statement: ast.ClassDef) -> None:
        outer = self.bound
        self.bound = set()
        self.inside(statement.name, statement.body)
        self.bound = outer

    def inside(self, name: str, body: list[ast.stmt]) -> None:
        self.names.append(name)
        self.block(body)
        self.names.pop()

    def see_if(self, statement: ast.If | ast.While) -> None:
        if "TYPE_CHECKING" in ast.unparse(statement.test):
            return
        if isinstance(statement.test, ast.Constant):
            self.block(statement.body)
            return
        put = _setter(statement, "test")
        self.note("never", lambda: put(ast.Constant(False)))
        if isinstance(statement, ast.If):
            self.note("always", lambda: put(ast.Constant(True)))
        self.see_plain(statement)

    see_while = see_if

    def see_for(self, statement: ast.For | ast.AsyncFor) -> None:
        if isinstance(statement, ast.For):
            put = _setter(statement, "iter")
            self.note("for nothing", lambda: put(ast.Tuple([], ast.Load())))
        self.see_plain(statement)

    see_asyncfor = see_for

    def see_return(self, statement: ast.Return) -> None:
        if statement is not self.last:
            self.leave_out("no return")
        self.see_plain(statement)

    def see_raise(self, statement: ast.Raise) -> None:
        if statement is not self.last:
            self.leave_out("no error")

    def see_break(self, statement: ast.stmt) -> None:
        self.leave_out(f"no {type(statement).__name__.lower()}")

    see_continue = see_delete = see_break

    def see_expr(self, statement: ast.Expr) -> None:
        value = statement.value.value if isinstance(statement.value, ast.Await) else statement.value
        if isinstance(value, ast.YieldFrom):
            nothing = ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
            self.leave_out("no step", nothing)
        elif isinstance(value, ast.Call):
            if _name(value.func).split(".")[0] in LOGGERS | UNTOUCHED or "super()." in ast.unparse(value.func):
                return
            self.leave_out("no call")
        elif isinstance(value, ast.Constant):
            return
        self.see_plain(statement)

    def see_assign(self, statement: ast.Assign | ast.AnnAssign | ast.AugAssign) -> None:
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        names = {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
        if names & UNTOUCHED:
            return
        is_rebound = all(not isinstance(target, ast.Name) or target.id in self.bound for target in targets)
        if self.last is not None and self.names[-1] != "__init__" and is_rebound and statement.value is not None:
            self.leave_out("no assignment")
        if isinstance(statement, ast.AugAssign) and not _is_sequence(statement.value):
            new = ARITHMETIC.get(type(statement.op))
            if new is not None:
                self.note(f"{type(statement.op).__name__} to {new.__name__}", _putter(statement, "op", new()))
        self.bound |= {target.id for target in targets if isinstance(target, ast.Name)}
        self.see_plain(statement)

    see_annassign = see_augassign = see_assign

    # Expressions

    def expression(self, node: ast.expr, put: Callable[[ast.expr], None]) -> None:
        """Note the changes of an expression and of all it contains; ``put`` puts another one in its place."""
        rule = getattr(self, f"alter_{type(node).__name__.lower()}", None)
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Call) and _name(node.func) in UNTOUCHED):
            return
        if rule is not None:
            rule(node, put)
        for part, place in _parts(node):
            self.expression(part, place)

    def alter_compare(self, node: ast.Compare, put: Callable[[ast.expr], None]) -> None:
        for index, operator in enumerate(node.ops):
            new = COMPARISONS[type(operator)]
            kind = f"{type(operator).__name__} to {new.__name__}"
            self.note(kind, partial(node.ops.__setitem__, index, new()))

    def alter_boolop(self, node: ast.BoolOp, put: Callable[[ast.expr], None]) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.note(f"{type(node.op).__name__} to {type(other).__name__}", _putter(node, "op", other))
        for index in range(len(node.values)):
            rest = node.values[:index] + node.values[index + 1 :]
            shorter = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            self.note("no condition", partial(put, shorter))

    def alter_unaryop(self, node: ast.UnaryOp, put: Callable[[ast.expr], None]) -> None:
        if isinstance(node.op, ast.Not):
            self.note("no not", lambda: put(node.operand))

    def alter_constant(self, node: ast.Constant, put: Callable[[ast.expr], None]) -> None:
        if isinstance(node.value, bool):
            self.note(f"{node.value} to {not node.value}", lambda: put(ast.Constant(not node.value)))
        elif isinstance(node.value, int):
            more = node.value + 1
            self.note(f"{node.value} to {more}", lambda: put(ast.Constant(more)))

    def alter_binop(self, node: ast.BinOp, put: Callable[[ast.expr], None]) -> None:
        if isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
            return
        new = ARITHMETIC.get(type(node.op))
        if self.last is None and isinstance(node.op, ast.BitOr):
            return  # a union of types
        if _is_sequence(node):
            self.note("no right side", lambda: put(node.left))
        elif new is not None:
            self.note(f"{type(node.op).__name__} to {new.__name__}", _putter(node, "op", new()))

    def alter_ifexp(self, node: ast.IfExp, put: Callable[[ast.expr], None]) -> None:
        self.note("never", lambda: put(node.orelse))
        self.note("always", lambda: put(node.body))

    def alter_call(self, node: ast.Call, put: Callable[[ast.expr], None]) -> None:
        name = _name(node.func)
        opposite = OPPOSITES.get(name)
        if opposite is not None:
            self.note(f"{name} to {opposite}", _putter(node, "func", ast.Name(opposite, ast.Load())))
        elif _can_swap(node):
            self.note("swapped arguments", lambda: node.args.insert(len(node.args) - 2, node.args.pop()))
        for index, keyword in enumerate(node.keywords):
            if keyword.arg is not None and keyword.arg not in ("strict", "default", "key"):
                self.note(f"no {keyword.arg}", partial(node.keywords.__delitem__, index))

    def alter_listcomp(self, node: ast.ListComp | ast.GeneratorExp, put: Callable[[ast.expr], None]) -> None:
        for generator in node.generators:
            for index in range(len(generator.ifs)):
                self.note("no if", partial(generator.ifs.__delitem__, index))

    alter_generatorexp = alter_setcomp = alter_dictcomp = alter_listcomp


def _can_swap(node: ast.Call) -> bool:
    """Whether the last two arguments look alike, so that a mistake could have swapped them."""
    if len(node.args) < (2 if isinstance(node.func, ast.Attribute) else 3) or _name(node.func) in UNORDERED:
        return False
    one, other = node.args[-2:]
    plain = (ast.Name, ast.Attribute, ast.Constant, ast.Subscript)
    return isinstance(one, plain) and type(one) is type(other) and ast.dump(one) != ast.dump(other)


def _is_sequence(node: ast.expr) -> bool:
    """Whether an expression is evidently a list or a text, or a sum of such."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _is_sequence(node.left) or _is_sequence(node.right)
    return isinstance(node, SEQUENCES)


def _parts(node: ast.AST) -> Iterator[tuple[ast.expr, Callable[[ast.expr], None]]]:
    """The expressions inside one, each with a way to replace it."""
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.expr):
            yield value, _setter(node, name)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, ast.expr):
                    yield item, _item_setter(value, index)
                elif isinstance(item, ast.comprehension) or (isinstance(item, ast.keyword) and item.arg != "strict"):
                    yield from _parts(item)


def _name(node: ast.expr) -> str:
    return ast.unparse(node) if isinstance(node, (ast.Name, ast.Attribute)) else ""


def _setter(node: ast.AST, name: str) -> Callable[[ast.expr], None]:
    return lambda new: setattr(node, name, ast.fix_missing_locations(ast.copy_location(new, getattr(node, name))))


def _item_setter(items: list[ast.expr] | list[ast.expr | None], index: int) -> Callable[[ast.expr], None]:
    def put(new: ast.expr) -> None:
        old = items[index]
        assert old is not None
        items[index] = ast.fix_missing_locations(ast.copy_location(new, old))

    return put


def _putter(node: ast.AST, name: str, new: ast.AST) -> Callable[[], None]:
    def put() -> None:
        setattr(node, name, ast.copy_location(new, node) if isinstance(new, ast.expr) else new)

    return put
