"""Arguments of the kinds that their annotations say: a reader who gives another is told what is needed."""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, wraps
from inspect import Parameter, signature, unwrap
from itertools import chain
from math import isfinite
from types import GenericAlias
from typing import Annotated, Any, Literal, ParamSpec, TypeVar, Union, get_args, get_origin

from .errors import WrongKind, is_endless, is_text, shortened

P = ParamSpec("P")
R = TypeVar("R")

Fits = Callable[[object], bool]
Named = Callable[[tuple[object, ...], Mapping[str, object]], Iterable[tuple[str, object]]]
SEVERAL = {Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD}


def of_kinds(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, which refuses arguments that are not what its annotations say, by WrongKind.

    For what a reader calls: it costs some microseconds a call, more where a parameter takes several.

    >>> @of_kinds
    ... def rolled(dice: int, names: Iterable[str] = ()) -> int:
    ...     return dice
    >>> rolled("two")
    Traceback (most recent call last):
    rulebook_lab.engine.errors.WrongKind: dice is a whole number, not 'two'
    """

    @wraps(function)
    def checking(*args: P.args, **kwargs: P.kwargs) -> R:
        named, kinds = _read(function)
        for name, value in named(args, kwargs):
            if name in kinds and not kinds[name][0](value):
                raise WrongKind(f"{name} is {kinds[name][1]}, not {shortened(value)}")
        return function(*args, **kwargs)

    return checking


def called(function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
    """What a reader's own function gives. Raises WrongKind where it does not take these arguments; what goes
    wrong inside of it is raised as it is.

    >>> called(len, 3)
    Traceback (most recent call last):
    rulebook_lab.engine.errors.WrongKind: len cannot be used here: object of type 'int' has no len()
    """
    try:
        return function(*args, **kwargs)
    except TypeError as problem:
        if problem.__traceback__ is not None and problem.__traceback__.tb_next is not None:
            raise
        name = getattr(function, "__name__", shortened(function))
        raise WrongKind(f"{name} cannot be used here: {problem}") from problem


@cache
def _read(function: Callable[..., object]) -> tuple[Named, dict[str, tuple[Fits, str]]]:
    """How the arguments of a function are named, and of each parameter what fits and how that is called."""
    found, kinds, known = signature(function), {}, unwrap(function).__globals__
    for name, parameter in found.parameters.items():
        if parameter.annotation is parameter.empty:
            continue
        try:
            hint = eval(str(parameter.annotation), known)  # annotations are kept as text
        except NameError:  # imported for type checkers alone
            continue
        if parameter.kind is parameter.VAR_POSITIONAL:
            hint = GenericAlias(tuple, (hint, ...))
        elif parameter.kind is parameter.VAR_KEYWORD:
            hint = GenericAlias(dict, (str, hint))
        kinds[name] = (_fits(hint), " or ".join(dict.fromkeys(_words(hint))))
    if {parameter.kind for parameter in found.parameters.values()} & SEVERAL:
        return lambda args, kwargs: found.bind(*args, **kwargs).arguments.items(), kinds
    names = tuple(found.parameters)
    return lambda args, kwargs: chain(zip(names, args, strict=False), kwargs.items()), kinds


def _is_number(value: object) -> bool:
    if not isinstance(value, int | float) or isinstance(value, bool) or is_endless(value):
        return False
    return isfinite(value)


_PLAIN: dict[object, tuple[Fits, str]] = {
    str: (is_text, "a text"),
    int: (lambda value: type(value) is int and not is_endless(value), "a whole number"),
    bool: (lambda value: type(value) is bool, "True or False"),
    float: (_is_number, "a number"),
    None: (lambda value: value is None, "None"),
    types.NoneType: (lambda value: value is None, "None"),
    object: (lambda value: True, "anything"),
    Any: (lambda value: True, "anything"),
}

_CALLED = {
    "State": "a position",
    "Timeline": "a record",
    "Game": "a game",
    "Random": "a source of chance",
    "Path": "a path",
}


def _fits(hint: object) -> Fits:
    """Whether a value is what a hint says; what can be gone through only once is not looked into."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _fits(inside[0])
    if origin in (Union, types.UnionType):
        several = [_fits(each) for each in inside]
        return lambda value: any(fits(value) for fits in several)
    if origin is Literal:
        return lambda value: isinstance(value, (str, int)) and value in inside
    if isinstance(hint, TypeVar):
        return _PLAIN[object][0]
    if hint in _PLAIN:
        return _PLAIN[hint][0]
    if origin is Callable or hint is Callable:
        return callable
    if isinstance(origin, type) and issubclass(origin, Iterable) and inside:
        return _holding(origin, _fits(inside[-1] if issubclass(origin, Mapping) else inside[0]))
    kind = origin or hint
    if not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
        return _PLAIN[object][0]
    return lambda value: isinstance(value, kind)


def _holding(kind: type, fits: Fits) -> Fits:
    def all_fit(value: object) -> bool:
        if not isinstance(value, kind) or not isinstance(value, Collection):
            return isinstance(value, kind)
        if isinstance(value, str):  # a row of letters, even where there is none
            return fits(value[:1] or "x")
        return all(map(fits, value.values() if isinstance(value, Mapping) else value))

    return all_fit


def _words(hint: object) -> Iterable[str]:
    """How what fits is called."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _words(inside[0])
    if origin in (Union, types.UnionType):
        return [word for each in inside for word in _words(each)]
    if origin is Literal:
        return [f"one of {', '.join(map(str, inside))}"]
    if isinstance(hint, TypeVar):
        return ["anything"]
    if hint in _PLAIN:
        return [_PLAIN[hint][1]]
    if origin is Callable or hint is Callable:
        return ["a function"]
    if isinstance(origin, type) and issubclass(origin, Iterable) and inside:
        of = " or ".join(dict.fromkeys(_words(inside[-1] if issubclass(origin, Mapping) else inside[0])))
        kind = "a dictionary" if issubclass(origin, Mapping) else "a list"
        return [kind if of == "anything" else f"{kind} ({of} each)"]
    name = getattr(origin or hint, "__name__", "")
    return [_CALLED.get(name, f"a {name}")]
