"""A record: fields from annotations, slots, a constructor; equal if its fields are."""

from __future__ import annotations

from copy import copy
from inspect import get_annotations
from typing import Any, ClassVar, NamedTuple, get_type_hints

NODEFAULT: Any = type("NODEFAULT", (), {"__repr__": lambda self: "NODEFAULT"})()
INHERITED = ("frozen", "order", "tag_field", "array_like", "omit_defaults", "forbid_unknown_fields")
KEYWORDS = {*INHERITED, "tag", "kw_only", "gc", "cache_hash", "weakref", "dict", "eq"}


class Config(NamedTuple):
    """What a class was told about itself."""

    frozen: bool = False
    order: bool = False
    tag_field: str | None = None
    array_like: bool = False
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False
    tag: str | None = None


class FieldInfo(NamedTuple):
    """One field, as `structs.fields` tells it."""

    name: str
    type: Any
    default: Any
    default_factory: Any

    @property
    def encode_name(self) -> str:
        return self.name

    @property
    def required(self) -> bool:
        return self.default is NODEFAULT and self.default_factory is NODEFAULT


class Default(NamedTuple):
    """What a field is if nobody says: that value, or a fresh one like it."""

    value: Any

    @property
    def is_fresh(self) -> bool:
        return type(self.value) in (list, dict, set, bytearray)


class Kind(type):
    """Makes such a class: fields that were inherited first, those by keyword alone last."""

    __struct_fields__: tuple[str, ...]
    __struct_config__: Config
    __struct_given__: dict[str, Default]  # by field
    __struct_named__: frozenset[str]  # fields that are told by keyword alone
    __struct_make__: Any
    __struct_hints__: dict[str, Any] | None

    def __new__(
        mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **told: Any
    ) -> Kind:
        own = {x: told.pop(x) for x in list(told) if x in KEYWORDS}
        annotated = space.get("__annotations__")
        if annotated is None:
            annotated = get_annotations(type(name, (), dict(space)))
        names = [x for x, kind in annotated.items() if not _is_of_class(kind)]
        defaults = {x: Default(space.pop(x)) for x in names if x in space}
        parent = next((x for x in bases if isinstance(x, Kind)), None)
        before = () if parent is None else parent.__struct_fields__
        given = (
            {}
            if parent is None
            else {x: y for x, y in parent.__struct_given__.items() if x not in names}
        )
        named = frozenset() if parent is None else parent.__struct_named__ - {*names}
        named |= {*names} if own.get("kw_only") else set()
        order = [*[x for x in before if x not in names], *names]
        by_place = tuple([x for x in order if x not in named])
        space |= {
            "__slots__": (*space.get("__slots__", ()), *[x for x in names if x not in before]),
            "__match_args__": by_place,
            "__struct_fields__": (*by_place, *[x for x in order if x in named]),
            "__struct_config__": _config(name, own, parent),
            "__struct_given__": given | defaults,
            "__struct_named__": named,
            "__struct_hints__": None,
        }
        cls = super().__new__(mcs, name, bases, space, **told)
        cls.__struct_make__ = _constructor(cls)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, space)

    def __call__(cls, *args: Any, **named: Any) -> Any:
        made: Any = object.__new__(cls)  # type: ignore[arg-type]  # a class made by this one
        cls.__struct_make__(made, *args, **named)
        return made

    def __struct_kinds__(cls) -> dict[str, Any]:
        """Each field with its type."""
        if cls.__struct_hints__ is None:
            hints = get_type_hints(cls, include_extras=True)
            cls.__struct_hints__ = {x: hints[x] for x in cls.__struct_fields__}
        return cls.__struct_hints__

    def __struct_info__(cls) -> tuple[FieldInfo, ...]:
        found = []
        for name, kind in cls.__struct_kinds__().items():
            given = cls.__struct_given__.get(name)
            value, fresh = NODEFAULT, NODEFAULT
            if given is not None and given.is_fresh:
                fresh = type(given.value) if not given.value else (lambda x=given.value: copy(x))
            elif given is not None:
                value = given.value
            found.append(FieldInfo(name, kind, value, fresh))
        return tuple(found)


def _config(name: str, own: dict[str, Any], parent: Kind | None) -> Config:
    before = Config() if parent is None else parent.__struct_config__
    tag = own.get("tag", before.tag is not None)
    kept = {x: own[x] for x in INHERITED if x in own}
    return before._replace(**kept, tag=name if tag is True else tag or None)


def _is_of_class(kind: Any) -> bool:
    if isinstance(kind, str):
        return kind.startswith(("ClassVar", "typing.ClassVar"))
    return getattr(kind, "__origin__", kind) is ClassVar


def _constructor(cls: Kind) -> Any:
    """A function that fills the slots; written out, because a position is made of thousands."""
    space: dict[str, Any] = {"copy": copy}
    head, body = ["self"], []
    for name in cls.__struct_fields__:
        if name in cls.__struct_named__ and "*" not in head:
            head.append("*")
        space[f"set_{name}"] = getattr(cls, name).__set__
        given = cls.__struct_given__.get(name)
        if given is None:
            head.append(name)
            value = name
        else:
            space[f"default_{name}"] = given.value
            head.append(f"{name}=default_{name}")
            value = name
            if given.is_fresh:
                value = f"copy({name}) if {name} is default_{name} else {name}"
        body.append(f"    set_{name}(self, {value})")
    lines = [f"def __init__({', '.join(head)}):", *(body or ["    pass"])]
    exec("\n".join(lines), space)  # names of fields alone
    made = space["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


class Struct(metaclass=Kind):
    """What every record comes from."""

    def __init_subclass__(cls, **_: Any) -> None:
        super().__init_subclass__()

    def __setattr__(self, name: str, value: Any) -> None:
        if type(self).__struct_config__.frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and _values(self) == _values(other)

    def __hash__(self) -> int:
        if not type(self).__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *_values(self)))

    def __lt__(self, other: Any) -> bool:
        return _values(self) < _in_order(self, other)

    def __le__(self, other: Any) -> bool:
        return _values(self) <= _in_order(self, other)

    def __gt__(self, other: Any) -> bool:
        return _values(self) > _in_order(self, other)

    def __ge__(self, other: Any) -> bool:
        return _values(self) >= _in_order(self, other)

    def __repr__(self) -> str:
        named = [f"{x}={getattr(self, x)!r}" for x in type(self).__struct_fields__]
        return f"{type(self).__name__}({', '.join(named)})"

    def __copy__(self) -> Any:
        return made_of(type(self), _values(self))

    def __replace__(self, /, **changes: Any) -> Any:
        cls = type(self)
        for name in changes:
            if name not in cls.__struct_fields__:
                raise TypeError(f"`{cls.__name__}` has no field `{name}`")
        values = [
            changes[name] if name in changes else getattr(self, name)
            for name in cls.__struct_fields__
        ]
        return made_of(cls, tuple(values))

    def __reduce__(self) -> Any:
        return made_of, (type(self), _values(self))


def _values(thing: Any) -> tuple[Any, ...]:
    return tuple([getattr(thing, name) for name in type(thing).__struct_fields__])


def _in_order(thing: Any, other: Any) -> tuple[Any, ...]:
    if type(thing) is not type(other) or not type(thing).__struct_config__.order:
        raise TypeError(f"{type(thing).__name__} and {type(other).__name__} have no order")
    return _values(other)


def made_of(cls: Any, values: tuple[Any, ...]) -> Any:
    """A record with these fields, in their order."""
    made = object.__new__(cls)
    for name, value in zip(cls.__struct_fields__, values, strict=True):
        object.__setattr__(made, name, value)
    return made
