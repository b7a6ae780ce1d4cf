"""The Prince in words: what the numbers of its events and questions stand for.

A card is told by `card-<key>`; cards that look alike, such as the six spies, share a message.  In a
sentence it comes as the message `card`, which adds the article or noun that a language wants, and
with its key and its kind (`card_key`, `card_kind`) for languages that decline.  An owner of the box
may give cards other names, so sentences never take a name apart by its key: `card_kind` will do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from signoria.games.prince.rules import content, deck_file, own_deck
from signoria.games.prince.rules.actions import TROOP
from signoria.games.prince.rules.table import A_BASE, FIRST_CONDOTTIERE, NO_CARD, NOBODY, SOURCES
from signoria.kernel.game import Game
from signoria.kernel.state import Event
from signoria.texts.teller import Fact, Line, Teller
from signoria.texts.telling import Listing, Telling, Value

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "house_drawn": ("house",),
    "pope_drawn": (),
    "dealt": ("card",),
    "mulligan": ("times",),
    "mulligan_type": ("type",),
    "kept": (),
    "turn_started": (),
    "round_started": ("turn",),
    "fee_paid": ("card", "ducats"),
    "fee_refused": ("card", "goes"),
    "laid": ("card",),
    "housed": ("card", "home"),
    "exposed": ("card",),
    "turned_up": ("card",),
    "bid": ("card", "ducats"),
    "passed": ("card",),
    "bought": ("card", "ducats"),
    "given_free": ("card",),
    "kept_bought": ("card",),
    "spied": (),
    "spied_card": ("card",),
    "spy_sent": ("victim",),
    "stolen": ("card", "victim"),
    "death_played": ("death", "target"),
    "doctor_played": ("ducats",),
    "death_done": ("death", "target"),
    "office_bestowed": ("card", "receiver"),
    "office_aside": ("card",),
    "married": ("spouse",),
    "marriage_ended": (),
    "savonarola_played": ("pope",),
    "savonarola_ended": (),
    "accused": ("pope",),
    "verdict_vote": ("guilty", "cardinals"),
    "verdict": ("guilty", "votes", "condemned"),
    "phase_skipped": (),
    "seizure_started": ("what", "target", "defender"),
    "committed": ("troop", "power"),
    "seizure_won": ("attack", "defence", "defender"),
    "seizure_lost": ("attack", "defence", "defender"),
    "seized": ("card", "owner"),
    "mercenaries_paid": ("ducats",),
    "artist_stays": ("card", "owner"),
    "income": ("ducats",),
    "ballot": ("candidate", "votes"),
    "votes_cast": ("candidate", "votes"),
    "no_majority": ("most", "votes", "round"),
    "run_off": ("candidate", "rival"),
    "tie_broken": (),
    "elected": ("votes", "all"),
    "points": ("source", "points"),
    "aside_returned": ("cards",),
    "drawn_card": ("card",),
    "allowance": ("ducats",),
    "pool_filled": ("cards",),
    "reshuffled": (),
    "office_dealt": ("card", "receiver"),
    "cardinals": ("cardinals",),
    "no_reshuffle": (),
    "offer_made": ("receiver", "given", "wanted"),
    "offer_accepted": ("giver",),
    "offer_declined": ("giver",),
    "offer_withdrawn": ("receiver",),
    "offer_lapsed": (),
    "leave_given": (),
    "leave_refused": (),
    "exchanged": ("card", "giver", "receiver"),
    "match_over": (),
    "pool_card": ("card",),
    "hand_opened": ("cards",),
    "votes_called": ("round",),
}
"""Event -> what its first numbers are; the others are not used."""

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "house": content.HOUSES,
    "card": content.CARDS,
    "death": content.CARDS,
    "target": content.CARDS,
    "home": content.HOMES,
    "type": content.MULLIGAN_TYPES,
    "goes": ("aside", "owner"),
    "what": ("card", "holding", "base"),
    "troop": TROOP.words,
    "source": SOURCES,
}
"""Argument of an event -> the words that its number counts; the others are plain numbers."""

SEATED: Final = (
    "victim", "receiver", "spouse", "pope", "defender", "owner", "candidate", "rival", "giver",
)  # fmt: skip
"""Arguments that are seats; sentences get the player's name."""

PEOPLE: Final = ("by", "from", "to")
"""Arguments of questions that are seats; a prompt, which knows no players, names the house."""

CARD_NAMES: Final = ("card", "death", "target", "holding")
"""Arguments that are cards."""

SELECTORS: Final = ("what", "goes")
"""Arguments that are never shown, only selected on."""

TOLD_TOGETHER: Final = ("verdict_vote", "income", "allowance", "office_dealt", "cardinals")
"""Events that happen to all seats at once and are told in one sentence."""

IN_RUNS: Final = (
    "dealt", "seized", "ballot", "votes_cast", "points", "exchanged", "pool_card",
)  # fmt: skip
"""Events of one seat that follow each other as one thing and are told in one sentence."""

NOBODYS: Final = ("marriage_ended", "savonarola_ended", "office_aside", "pool_card")
"""Events that are told without a player, whoever brought them about."""

ENDED_BY_DEATH: Final = ("marriage", "savonarola")
"""Targets of deaths whose end is an event of its own."""


def face(card: str) -> str:
    """The key of a card's text: cards that look alike have one."""
    return card.rstrip("0123456789").rstrip("-")


KIND_OF: Final[dict[str, str]] = {
    **dict(zip(content.CARDS, content.TYPE_OF, strict=True)),
    **dict.fromkeys(content.BASES, "base"),
}
"""Key of a card or a base -> its kind."""


class PrinceTeller(Teller):
    """The Prince without a language."""

    chance_verbs: ClassVar[tuple[str, ...]] = (
        "draw-house",
        "draw-pope",
        "draw-card",
        "draw-nothing",
        "draw-tie",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._made: dict[tuple[str, str, str | None], dict[str, Value]] = {}

    # -- words -------------------------------------------------------------------------------------

    def both(self, name: str, word: str, domain: str | None = None) -> dict[str, Value]:
        """A card comes with its kind, too: `card_kind`; a troop is told to be `none` or `some`.

        The arguments of a word are made once and kept: do not alter them.
        """
        made = self._made.get((name, word, domain))
        if made is None:
            made = self._make_both(name, word, domain)
            self._made[name, word, domain] = made
        return made

    def _make_both(self, name: str, word: str, domain: str | None) -> dict[str, Value]:
        sort = domain or name
        if sort in CARD_NAMES and word in KIND_OF:
            kind, key = KIND_OF[word], face(word)
            told = Telling("card", {"name": self.word(sort, word), "kind": kind})
            return {name: told, f"{name}_key": key, f"{name}_kind": kind}
        if sort == "troop":
            return {name: self.word(sort, word), "troop_key": "none" if word == "none" else "some"}
        return super().both(name, word, domain)

    def word(self, domain: str, word: str) -> Value:
        if domain == "troop":
            return _troop(word)
        if domain in SELECTORS:
            return word
        if word.isdigit():
            return int(word)
        if domain in CARD_NAMES or domain == "home":
            return _name(word)
        if domain in PEOPLE:
            return Telling(f"house-{word}")
        return Telling(f"{domain}-{word}")

    def choice(self, option: str, choice: str) -> Telling:
        """A deck of one's own is not among the choices that can be listed."""
        if option == "deck" and choice != own_deck.SHIPPED:
            return Telling("choice-deck-own")
        return super().choice(option, choice)

    def names(self, options: Mapping[str, str]) -> dict[str, str]:
        """The names on the cards of a deck of one's own; there is no short form of these."""
        if options["deck"] == own_deck.SHIPPED:
            return {}
        found: dict[str, str] = {}
        for card, fields in own_deck.read_deck(options["deck"]).changed.items():
            if "name" in fields:
                name = str(fields["name"])
                found |= {f"card-{face(card)}": name, f"short-{face(card)}": name}
        return found

    def own_keys(self) -> set[str]:
        keys = {"card", "troop-none", "choice-deck-own"}
        keys |= {"amount-of-seat", "verdict-of-seat", "votes-for", "points-from", "office-to"}
        keys |= {f"card-{face(card)}" for card in content.CARDS}
        keys |= {f"base-{base}" for base in content.BASES}
        keys |= {f"short-{face(word)}" for word in (*content.CARDS, *content.BASES)}
        keys |= {f"house-{house}" for house in content.HOUSES}
        keys |= {f"fault-{code}" for code in deck_file.FAULTS}
        return keys | {f"type-{kind}" for kind in content.MULLIGAN_TYPES}

    def reconstructed(self) -> list[Telling]:
        fields = dict.fromkeys([fact.rpartition(" ")[2] for fact in content.reconstructed()])
        return [Telling(f"fact-{field}") for field in fields]

    # -- questions ---------------------------------------------------------------------------------

    def asked(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """What is asked; seats are named by their houses, and a bid is told to be begun or not."""
        if view["question"] == "bid":
            asked = view["asked"]
            bid = asked["bid_so_far"]
            begun = bid > asked["highest"]
            return {"card": asked["card"], "highest": asked["highest"], "bid": bid, "begun": begun}
        told: dict[str, Any] = {}
        for name, value in view["asked"].items():
            told[name] = view["players"][value]["house"] if name in PEOPLE else value
        return told

    # -- events ------------------------------------------------------------------------------------

    def facts(self, events: Sequence[Event], options: Mapping[str, str]) -> list[Fact]:
        names = self.game.event_names
        return [
            Fact(names[event.kind], event.seat, _named(names[event.kind], event))
            for event in events
        ]

    def tell(self, facts: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        lines: list[Line] = []
        for _, group in groupby(facts, key=_run):
            run = list(group)
            event = run[0].event
            if event in TOLD_TOGETHER or event in IN_RUNS:
                lines += self._told_at_once(event, run, seats)
            elif event != "death_done" or run[0].args["target"] not in ENDED_BY_DEATH:
                for fact in run:
                    values = self._values(fact.args, seats)
                    lines.append(_line(event, fact.seat, values, seats, [fact]))
        return lines

    def _told_at_once(self, event: str, run: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        """One sentence for a run of events, or none if nothing came of it."""
        if event in TOLD_TOGETHER:
            values = self._together(event, run, seats)
            return [_line(event, NOBODY, values, seats, run)] if values else []
        values = self._in_a_row(event, run, seats)
        return [_line(event, run[0].seat, values, seats, run)] if values else []

    def _values(self, args: Mapping[str, int | str], seats: Sequence[str]) -> dict[str, Value]:
        """The arguments of one event; `known` tells whether a secret is told with it."""
        values: dict[str, Value] = {"known": "yes" if "card" in args else "no"}
        for name, value in args.items():
            if name in SEATED:
                values[name] = seats[int(value)]
            elif isinstance(value, int):
                values[name] = value
            else:
                values |= self.both(name, value)
        if "victim" in args and "card" not in args:
            values["known"] = "nothing"
        return values

    def _together(self, event: str, run: Sequence[Fact], seats: Sequence[str]) -> dict[str, Value]:
        """What happened to all seats: a list of names, each with what it got; empty if nothing."""
        if event == "allowance":
            return {"ducats": run[0].args["ducats"]}
        items: list[Telling] = []
        for _, seat, args in run:
            values: dict[str, Value]
            if event == "verdict_vote":
                guilty = "yes" if args["guilty"] else "no"
                values = {"seat": seats[seat], "guilty": guilty, "votes": args["cardinals"]}
                items.append(Telling("verdict-of-seat", values))
            elif event == "office_dealt":
                values = {"receiver": seats[int(args["receiver"])]}
                items.append(Telling("office-to", values | self.both("card", str(args["card"]))))
            else:
                amount = args["cardinals" if event == "cardinals" else "ducats"]
                if amount:
                    values = {"seat": seats[seat], "amount": amount}
                    items.append(Telling("amount-of-seat", values))
        return {"list": Listing(items)} if items else {}

    def _in_a_row(self, event: str, run: Sequence[Fact], seats: Sequence[str]) -> dict[str, Value]:
        """What one seat got, took or voted, one thing after another; empty if nothing."""
        if event == "points":
            return _points(run)
        if event in ("ballot", "votes_cast"):
            votes = [
                Telling(
                    "votes-for",
                    {"candidate": seats[int(args["candidate"])], "votes": args["votes"]},
                )
                for _, _, args in run
                if args["votes"]
            ]
            return {"list": Listing(votes)} if votes else {}
        cards = [_name(str(fact.args["card"])) for fact in run if "card" in fact.args]
        values: dict[str, Value] = {"known": "no", "number": len(run)}
        if cards:
            values |= {"known": "yes", "list": Listing(cards)}
        for name in ("owner", "giver", "receiver"):
            if name in run[0].args:
                values[name] = seats[int(run[0].args[name])]
        return values


def _line(
    event: str,
    seat: int,
    values: dict[str, Value],
    seats: Sequence[str],
    about: Sequence[Fact],
) -> Line:
    """A sentence of the log, with the name of its player if it has one."""
    if event in NOBODYS:
        seat = NOBODY
    if seat != NOBODY:
        values["seat"] = seats[seat]
    return Line(event, seat, Telling(f"event-{event}", values), _places(about))


def _points(run: Sequence[Fact]) -> dict[str, Value]:
    """The points of one seat, all in all and by source."""
    items: list[Telling] = []
    total = 0
    for _, _, args in run:
        points = int(args["points"])
        total += points
        if points:
            source = Telling(f"source-{args['source']}")
            items.append(Telling("points-from", {"points": points, "source": source}))
    if not items:
        return {"known": "no", "points": 0}
    return {"known": "yes", "points": total, "list": Listing(items)}


def _troop(word: str) -> Value:
    """Condottieri by their places in the deck: "2-5"."""
    if word == "none":
        return Telling("troop-none")
    places = [int(place) for place in word.split("-")]
    return Listing([_name(content.CARDS[FIRST_CONDOTTIERE + place - 1]) for place in places])


def _name(word: str) -> Telling:
    """The bare name of a card or a base."""
    return Telling(f"base-{word}" if word in content.BASES else f"card-{face(word)}")


def _named(name: str, event: Event) -> dict[str, int | str]:
    """The numbers of an event by name; nothing for those who may not see them."""
    args: dict[str, int | str] = {}
    for argument, number in zip(ARGUMENTS[name], event.data, strict=False):
        if argument == "card" and number == NO_CARD:
            continue
        args[argument] = WORDS[argument][number] if argument in WORDS else number
    if name == "seizure_started" and event.data and event.data[0] == A_BASE:
        args["target"] = content.HOMES[event.data[1]]
    return args


def _run(fact: Fact) -> tuple[str, int, str]:
    """Facts with the same key that follow each other are told together."""
    if fact.event in TOLD_TOGETHER:
        return fact.event, -1, ""
    args = fact.args
    between = f"{args.get('owner', '')} {args.get('giver', '')} {args.get('receiver', '')}"
    return fact.event, fact.seat, between if "card" in args else "secret"


def _places(facts: Sequence[Fact]) -> tuple[str, ...]:
    """The places on the board that a sentence is about."""
    places: dict[str, None] = {}
    for fact in facts:
        for name, value in fact.args.items():
            if name in ("home", "house"):
                places[f"{name}:{value}"] = None
            elif value in content.BASES:
                places[f"home:{value}"] = None
            elif name in CARD_NAMES:
                places[f"card:{value}"] = None
    return tuple(places)
