"""Lorenzo il Magnifico in words: what the numbers of its events and questions stand for.

A card is told by `card-<key>`.  In a sentence it comes as the message `card`, which adds the article
that a language wants, and with its type (`card_kind`) for languages that decline.  What something
comes from, its *cause*, is a place (`card:dame`) and is told by its bare name, which stands in
brackets or before a colon.

A turn is several small events and reads as few sentences: what a card costs and what it gives at
once belong to the taking of it, everything that a harvest brings to the harvest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.actions import ARROW, MEMBER, PART
from signoria.games.lorenzo.rules.table import GOODS, NOBODY, SOURCES
from signoria.games.lorenzo.rules.view import cause_word
from signoria.games.lorenzo.texts import printed as lorenzo_printed
from signoria.games.lorenzo.texts.printed import COUNTED, WORKS, goods
from signoria.kernel.game import Entry, Game
from signoria.kernel.state import Event
from signoria.texts.teller import Fact, Line, Teller
from signoria.texts.telling import Listing, Printed, Telling, Value

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "order_drawn": ("place",),
    "start_goods": ("coins",),
    "edict_drawn": ("period", "edict"),
    "tile_chosen": ("tile",),
    "leader_dealt": ("leader",),
    "leader_picked": ("leader",),
    "packs_passed": ("pick",),
    "round_started": ("round", "period"),
    "card_turned": ("card", "space"),
    "die_rolled": ("die", "pips"),
    "turn_started": ("lap",),
    "placed": ("member", "space", "value"),
    "lost_action": (),
    "skipped": (),
    "recovered": (),
    "servants_spent": ("servants",),
    "fee_paid": ("coins", "tower"),
    "fee_waived": ("leader", "tower"),
    "floor_bonus": ("space",),
    "no_floor_bonus": ("space", "card"),
    "discount": ("good", "amount", "cause"),
    "cost_paid": ("good", "amount", "card"),
    "card_taken": ("card", "space"),
    "gained": ("good", "amount", "cause"),
    "lessened": ("good", "edict", "cause"),
    "doubled": ("card", "leader"),
    "privilege_taken": ("privilege", "cause"),
    "bonus_action": ("kind", "value", "cause"),
    "declined": ("cause",),
    "harvested": ("value", "cause"),
    "produced": ("value", "cause"),
    "exchanged": ("building", "arrow"),
    "leader_played": ("leader",),
    "leader_discarded": ("leader",),
    "leader_activated": ("leader",),
    "member_raised": ("member", "value", "leader"),
    "leader_copied": ("leader", "owner"),
    "supported": ("faith", "period", "points"),
    "excommunicated": ("edict", "period", "refused"),
    "faith_scored": ("faith", "points"),
    "order_changed": ("place",),
    "round_ended": ("round",),
    "lost": ("good", "amount", "cause"),
    "points": ("source", "points"),
    "match_over": (),
    "report_opened": ("period", "needed"),
}
"""Event -> what its first numbers are; the others are not used."""

KINDS: Final = (*content.TYPES, "harvest", "production", "any")

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "edict": content.TILES,
    "tile": content.BONUS_TILES,
    "leader": content.LEADERS,
    "card": content.CARDS,
    "building": content.CARDS,
    "space": content.SPACES,
    "member": MEMBER.words,
    "die": MEMBER.words,
    "tower": content.TYPES,
    "good": content.GOODS,
    "privilege": content.PRIVILEGES,
    "kind": KINDS,
    "arrow": ARROW.words,
    "source": SOURCES,
}
"""Argument of an event -> the words that its number counts; the others are plain numbers."""

SELECTORS: Final = ("bonus", "kind", "now", "tower", "type")
"""Arguments that are never shown, only selected on."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "payment": ("military", "resources"),
    "material": ("wood", "stone"),
    "arrow": ARROW.words,
    "part": PART.words,
}
"""Words of small choices, by the domain of the action."""

TYPE_OF: Final[dict[str, str]] = {str(row["key"]): str(row["type"]) for row in content.CARD_ROWS}
"""Key of a card -> its type."""

TOLD_TOGETHER: Final = (
    "order_drawn", "start_goods", "edict_drawn", "die_rolled", "order_changed",
)  # fmt: skip
"""Events that happen to all seats, or to nobody, at once and are told in one sentence."""

IN_RUNS: Final = (
    "leader_dealt", "card_turned", "discount", "cost_paid", "gained", "lessened", "exchanged",
    "lost", "points",
)  # fmt: skip
"""Events of one seat that follow each other as one thing and are told in one sentence."""

FOLLOWED: Final[dict[str, tuple[str, ...]]] = {
    "placed": ("servants_spent", "gained", "lessened"),
    "floor_bonus": ("gained", "lessened"),
    "cost_paid": ("cost_paid", "card_taken", "doubled", "gained", "lessened"),
    "card_taken": ("doubled", "gained", "lessened"),
    "privilege_taken": ("doubled", "gained", "lessened"),
    "leader_activated": ("gained", "lessened"),
    "harvested": ("gained", "lessened"),
    "produced": ("lost", "gained", "lessened"),
}
"""Events that open a sentence -> what may belong to it; see `_belongs`."""

WORKING: Final = ("harvested", "produced")
"""Deeds to which everything belongs that follows."""

UNTOLD_SECRETS: Final = ("leader_picked",)
"""Events that say nothing to those who may not see them."""

PROMPTED: Final = ("pick", "card", "left", "different", "value", "cause")
"""What a prompt tells of a question that needs no rearranging."""

AREAS: Final = ("market", *WORKS, "council-palace")
"""Parts of the board beside the towers."""

FIRST_WORK: Final = content.SPACES.index("harvest-small")
"""The spaces from here on have names of their own."""

MARKET: Final[dict[str, Listing]] = {
    str(row["key"]): goods(
        row["effect"].get("gain", {}),
        row["effect"].get("privileges", 0),
        row["effect"].get("different", False),
    )
    for row in content.SPACE_ROWS
    if str(row["key"]).startswith("market")
}
"""What each space of the market gives."""

EXCHANGES: Final[dict[str, list[dict[str, Any]]]] = {
    str(row["key"]): row["lasting"].get("exchange", [])
    for row in content.CARD_ROWS
    if row["type"] == "building"
}
"""The exchanges of each building, none to two."""

ACCOUNTS: Final = (
    "die", "raised", "fixed", "aid", "hindrance", "space", "servants", "needed", "boost", "fee",
    "waived", "floor", "lessened", "cost", "discount", "needs", "gain", "privileges", "action",
    "requires", "has",
)  # fmt: skip
"""The kinds of lines of an account."""


class LorenzoTeller(Teller):
    """Lorenzo il Magnifico without a language."""

    chance_verbs: ClassVar[tuple[str, ...]] = (
        "draw-seat",
        "draw-edict",
        "draw-leader",
        "draw-card",
        "roll",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._made: dict[tuple[str, str, str | None], dict[str, Value]] = {}

    # -- words -------------------------------------------------------------------------------------

    def both(self, name: str, word: str, domain: str | None = None) -> dict[str, Value]:
        """A card comes as it stands in a sentence, and with its type: `card_kind`.

        The arguments of a word are made once and kept: do not alter them.
        """
        made = self._made.get((name, word, domain))
        if made is None:
            if (domain or name) == "card":
                kind = TYPE_OF[word]
                told = Telling("card", {"name": Telling(f"card-{word}"), "kind": kind})
                made = {name: told, f"{name}_key": word, f"{name}_kind": kind}
            else:
                made = super().both(name, word, domain)
            self._made[name, word, domain] = made
        return made

    def word(self, domain: str, word: str) -> Value:
        if word.isdigit():
            return int(word)
        if domain in SELECTORS:
            return word
        if domain == "cause":
            return cause_name(word)
        if domain == "space":
            return _space(word)
        if domain == "privilege":
            return _goods_of(content.PRIVILEGE_GAIN, content.PRIVILEGES.index(word))
        if domain == "building":
            return Telling(f"card-{word}")
        if domain == "die":
            return Telling(f"member-{word}")
        return Telling(f"{domain}-{word}")

    def action(self, action: int) -> Telling:
        """An action as a sentence; an exchange is told by what is paid for what."""
        told = super().action(action)
        if self.game.actions.verb(action).name != "use":
            return told
        terms = _terms(self.game.actions.arguments(action))
        if terms is None:
            return Telling(told.key, {**told.args, "known": "no"})
        return Telling(told.key, {**told.args, "known": "yes", "terms": terms})

    def last_argument(self, action: int) -> Value:
        """Placements are listed by space, and told apart by their members."""
        verb, arguments = self.game.actions.verb(action).name, self.game.actions.arguments(action)
        if verb == "place":
            return self.word("member", arguments["member"])
        if verb == "use":
            terms = _terms(arguments)
            if terms is not None:
                return terms
        return super().last_argument(action)

    def printed(self) -> dict[str, list[Printed]]:
        return lorenzo_printed.printed()

    def entry(self, entry: Entry) -> Telling:
        """One line of how an action adds up: "Dame: +2", "the tower is occupied: 3 coins"."""
        values: dict[str, Value] = {"amount": abs(entry.amount)}
        if entry.good in COUNTED:
            values["good"] = self.good(entry.good, abs(entry.amount))
        elif entry.good != "value":
            values["what"] = entry.good
        if entry.cause:
            values["cause"] = cause_name(entry.cause)
            values["cause_kind"] = entry.cause.partition(":")[0]
        return Telling(f"account-{entry.kind}", values)

    def own_keys(self) -> set[str]:
        keys = {"card", "floor", "market", "exchange", "cause-tile", "cause-discard"}
        keys |= {"seat-name", "amount-of-seat", "edict-of-period", "die-shows", "amount-by"}
        keys |= {"points-from", "placed-member", "placed-where"}
        keys |= {f"account-{kind}" for kind in ACCOUNTS}
        keys |= {f"short-{leader}" for leader in content.LEADERS}
        keys |= {f"area-{area}" for area in AREAS}
        words = {
            "card": content.CARDS,
            "leader": content.LEADERS,
            "edict": content.TILES,
            "tile": content.BONUS_TILES,
            "tower": content.TYPES,
            "member": MEMBER.words,
            "space": content.SPACES[FIRST_WORK:],
            **CHOICES,
        }
        keys |= {f"{domain}-{word}" for domain, all_ in words.items() for word in all_}
        return keys | lorenzo_printed.KEYS

    def reconstructed(self) -> list[Telling]:
        """Nothing: every figure was read from a rulebook or a picture of the piece."""
        return []

    # -- questions ---------------------------------------------------------------------------------

    def asked(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """What is asked, as far as its prompt needs it."""
        question, asked = view["question"], view["asked"]
        if question == "turn":
            now = "recovered" if asked["recovered"] else "before"
            return {"now": now if asked["stage"] == "before" else "after"}
        if question == "servants":
            told = {"value": asked["value"]}
            if asked["member"]:
                return told | {"bonus": "no", "member": asked["member"]}
            work = asked["space"].partition("-")[0]
            bonus = work if work in WORKS else "card"
            return told | {"bonus": bonus, "cause": asked["cause"]}
        if question == "taking":
            kind = asked["types"][0] if len(asked["types"]) == 1 else "any"
            return {"type": kind, "value": asked["value"], "cause": asked["cause"]}
        if question in ("raising", "copying"):
            return {"cause": f"leader:{asked['leader']}"}
        if question == "ordering":
            return {"cause": f"card:{asked['card']}"}
        if question == "support":
            known = "points" in asked
            return {"known": known, "points": asked.get("points", 0), "edict": asked["edict"]}
        return {name: asked[name] for name in PROMPTED if name in asked}

    # -- events ------------------------------------------------------------------------------------

    def facts(self, events: Sequence[Event], options: Mapping[str, str]) -> list[Fact]:
        names = self.game.event_names
        return [
            Fact(names[event.kind], event.seat, _named(names[event.kind], event))
            for event in events
        ]

    def tell(self, facts: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        lines: list[Line] = []
        at = 0
        while at < len(facts):
            run = [facts[at]]
            at += 1
            while at < len(facts) and _belongs(facts[at], run):
                run.append(facts[at])
                at += 1
            lines += self._told(run, seats)
        return lines

    def _told(self, run: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        """The sentences about facts that belong together: mostly one, or none."""
        first = run[0]
        event, seat = first.event, first.seat
        if event in TOLD_TOGETHER:
            return [_line(event, NOBODY, self._together(event, run, seats), seats, run)]
        if event in UNTOLD_SECRETS and not first.args:
            return []
        if event == "faith_scored" and not first.args["faith"]:
            return []
        if event in FOLLOWED:
            return self._with_what_followed(run, seats)
        if event in IN_RUNS:
            return [_line(event, seat, self._in_a_row(event, run), seats, run)]
        return [_line(event, seat, self._values(first.args, seats), seats, run)]

    def _values(self, args: Mapping[str, int | str], seats: Sequence[str]) -> dict[str, Value]:
        """The arguments of one event; `known` tells whether a secret is told with it."""
        values: dict[str, Value] = {"known": "yes" if args else "no"}
        for name, value in args.items():
            if name == "owner":
                values[name] = seats[int(value)]
            elif isinstance(value, int):
                values[name] = value
            else:
                values |= self.both(name, value)
        return values

    def _together(self, event: str, run: Sequence[Fact], seats: Sequence[str]) -> dict[str, Value]:
        """What happened to all seats at once, as a list."""
        items: list[Telling] = []
        if event in ("order_drawn", "order_changed"):
            in_order = sorted(run, key=_place_in_order)
            items = [Telling("seat-name", {"seat": seats[fact.seat]}) for fact in in_order]
        elif event == "start_goods":
            for fact in run:
                values: dict[str, Value] = {"seat": seats[fact.seat], "amount": fact.args["coins"]}
                items.append(Telling("amount-of-seat", values))
        else:
            item = "die-shows" if event == "die_rolled" else "edict-of-period"
            items = [Telling(item, self._values(fact.args, seats)) for fact in run]
        return {"list": Listing(items)}

    def _in_a_row(self, event: str, run: Sequence[Fact]) -> dict[str, Value]:
        """What one seat got or lost, one thing after another."""
        args = run[0].args
        if event == "points":
            return _points(run)
        if event == "leader_dealt":
            leaders = [Telling(f"leader-{fact.args['leader']}") for fact in run if fact.args]
            if not leaders:
                return {"known": "no", "number": len(run)}
            return {"known": "yes", "list": Listing(leaders)}
        if event == "card_turned":
            cards = [Telling(f"card-{fact.args['card']}") for fact in run]
            return {"type_key": TYPE_OF[str(args["card"])], "list": Listing(cards)}
        if event == "exchanged":
            return {"list": Listing([Telling(f"card-{fact.args['building']}") for fact in run])}
        if event == "discount":
            return {"list": Listing([self._saved(fact) for fact in run])}
        values: dict[str, Value] = {"list": goods(_sums(run))}
        if event == "lessened":
            values |= self.both("edict", str(args["edict"]))
        else:
            values |= self.both("cause", str(args["cause"]))
        return values

    def _saved(self, fact: Fact) -> Telling:
        """So much off a price, with its cause."""
        amount = self.good(str(fact.args["good"]), int(fact.args["amount"]))
        cause = cause_name(str(fact.args["cause"]))
        return Telling("amount-by", {"amount": amount, "cause": cause})

    def _with_what_followed(self, run: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        """One sentence about a deed, its price and its fruits; then what made these differ."""
        deed = run[0]
        for fact in run:
            if fact.event == "card_taken":
                deed = fact
        if deed.event == "cost_paid":
            values: dict[str, Value] = {"list": goods(_sums(run))}
            return [_line(deed.event, deed.seat, values, seats, run)]
        values = self._values(deed.args, seats)
        paid = _sums([fact for fact in run if fact.event in ("cost_paid", "lost")])
        gained = _sums([fact for fact in run if fact.event == "gained"])
        values |= {"paid": "yes" if paid else "no", "gains": "yes" if gained else "no"}
        if paid:
            values["cost"] = goods(paid)
        if gained:
            values["list"] = goods(gained)
        if deed.event == "placed":
            spent = [int(fact.args["servants"]) for fact in run if fact.event == "servants_spent"]
            values |= self._placement(deed, sum(spent))
        lines = [_line(deed.event, deed.seat, values, seats, run)]
        doubled = [fact for fact in run if fact.event == "doubled"]
        if doubled:
            lines += self._told(doubled[:1], seats)
        lessened = [fact for fact in run if fact.event == "lessened"]
        for edict in dict.fromkeys([str(fact.args["edict"]) for fact in lessened]):
            lines += self._told([fact for fact in lessened if fact.args["edict"] == edict], seats)
        return lines

    def _placement(self, deed: Fact, servants: int) -> dict[str, Value]:
        """Who was placed, with how many servants, and where."""
        member, space = str(deed.args["member"]), str(deed.args["space"])
        who = Telling("placed-member", {**self.both("member", member), "servants": servants})
        where = Telling("placed-where", {**self.both("space", space), "area": _area(space)})
        return {"who": who, "where": where}


# -- what belongs together -------------------------------------------------------------------------


def _belongs(fact: Fact, run: Sequence[Fact]) -> bool:
    """Is a fact told in one sentence with those before it?"""
    first = run[0]
    if first.event in TOLD_TOGETHER:
        return fact.event == first.event
    if fact.seat != first.seat:
        return False
    if fact.event not in FOLLOWED.get(first.event, ()):
        is_run = first.event in IN_RUNS and first.event not in FOLLOWED
        return is_run and fact.event == first.event and _kin(fact) == _kin(first)
    if first.event in WORKING or fact.event == "servants_spent":
        return True
    return _source(fact) == _source(first)


def _kin(fact: Fact) -> str:
    """Facts of a run agree in this."""
    args = fact.args
    if fact.event == "card_turned":
        return TYPE_OF[str(args["card"])]
    if fact.event in ("gained", "lost"):
        return str(args["cause"])
    return str(args.get("edict", ""))


def _source(fact: Fact) -> str:
    """The place that a deed is about, or that something came from."""
    args = fact.args
    if "cause" in args:
        return str(args["cause"])
    for name in ("card", "leader", "space"):
        if name in args:
            return f"{name}:{args[name]}"
    return ""


def _place_in_order(fact: Fact) -> int:
    return int(fact.args["place"])


def _sums(facts: Sequence[Fact]) -> dict[str, int]:
    """Goods of several facts added up; `lessened` is always one."""
    sums: dict[str, int] = {}
    for fact in facts:
        good = str(fact.args["good"])
        sums[good] = sums.get(good, 0) + int(fact.args.get("amount", 1))
    return sums


def _points(run: Sequence[Fact]) -> dict[str, Value]:
    """The points of one seat in the final scoring, all in all and by source."""
    items: list[Telling] = []
    total = 0
    for fact in run:
        points = int(fact.args["points"])
        total += points
        if points:
            source = Telling(f"source-{fact.args['source']}")
            items.append(Telling("points-from", {"points": points, "source": source}))
    if not items:
        return {"known": "no"}
    return {"known": "yes", "points": total, "list": Listing(items)}


# -- names -----------------------------------------------------------------------------------------


def cause_name(cause: str) -> Telling:
    """The bare name of what something comes from, given as a place."""
    kind, _, word = cause.partition(":")
    if kind == "verb":
        return Telling("cause-discard")
    if kind == "tile":
        return Telling("cause-tile")
    if kind == "space":
        area = _area(word)
        return _space(word) if area in content.TYPES else Telling(f"area-{area}")
    return Telling(f"{kind}-{word}")


def _area(space: str) -> str:
    """The tower or the part of the board that a space belongs to."""
    return space if space in AREAS else space.rpartition("-")[0]


def _space(word: str) -> Telling:
    """A space as it stands in a sentence."""
    area = _area(word)
    if area in content.TYPES:
        return Telling("floor", {"tower_key": area, "floor": int(word[-1])})
    if area == "market":
        return Telling("market", {"goods": MARKET[word]})
    return Telling(f"space-{word}")


def _goods_of(rows: vec[i64], row: int) -> Listing:
    """A row of a table of goods."""
    first = row * GOODS
    return goods({good: int(rows[first + n]) for n, good in enumerate(content.GOODS)})


def _terms(arguments: Mapping[str, str]) -> Telling | None:
    """What an exchange of a building costs and brings; None if it has no such exchange."""
    exchanges = EXCHANGES[arguments["building"]]
    arrow = ARROW.words.index(arguments["arrow"])
    if arrow >= len(exchanges):
        return None
    pay, get = goods(exchanges[arrow]["pay"]), goods(exchanges[arrow]["get"])
    return Telling("exchange", {"pay": pay, "get": get})


def _line(
    event: str,
    seat: int,
    values: dict[str, Value],
    seats: Sequence[str],
    about: Sequence[Fact],
) -> Line:
    """A sentence of the log, with the name of its player if it has one."""
    if seat != NOBODY:
        values = {**values, "seat": seats[seat]}
    return Line(event, seat, Telling(f"event-{event}", values), _places(about))


def _named(name: str, event: Event) -> dict[str, int | str]:
    """The numbers of an event by name; nothing for those who may not see them."""
    args: dict[str, int | str] = {}
    for argument, number in zip(ARGUMENTS[name], event.data, strict=False):
        if argument == "cause":
            args[argument] = cause_word(number)
        else:
            args[argument] = WORDS[argument][number] if argument in WORDS else number
    return args


def _places(facts: Sequence[Fact]) -> tuple[str, ...]:
    """The places on the board that a sentence is about."""
    places: dict[str, None] = {}
    for fact in facts:
        for name, value in fact.args.items():
            if name == "cause":
                if value:
                    places[str(value)] = None
            elif name == "building":
                places[f"card:{value}"] = None
            elif name in ("card", "leader", "edict", "space"):
                places[f"{name}:{value}"] = None
    return tuple(places)
