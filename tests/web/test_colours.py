"""seat.colour and way.open on the page: free seats have colours, and locked programs lie on the plates."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.visitor import Visit

THREE = [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}]


def test_a_joining_player_chooses_a_colour_and_open_programs_lie_on_the_plates(visit: Visit) -> None:
    ann, bob = visit("en"), visit("ru")
    options = {"way": "beginner", "players": "3", "colours": "green,yellow,red"}
    code = ann.set_table("golems/energy", options, THREE)
    bob.open(f"/r/{code}")
    seats = bob.page.get_by_role("group", name=bob.words("choose-seat")).get_by_role("radio")
    expect(seats).to_have_count(2)
    seats.nth(1).check()
    bob.tap(bob.button("sit-down"))
    expect(bob.plate(bob.colour("red"))).to_have_class(re.compile("mine"))
    ann.open(f"/r/{code}")
    ann.tap(ann.button("lay-meanwhile"))
    ann.play("F", "L")
    program = bob.page.get_by_role("group", name=bob.words("open-program", name=bob.colour("green")))
    expect(program.locator(".row")).to_have_count(2)
    ann.tap(ann.button("unlock"))
    expect(program).to_have_count(0)


def test_a_seat_is_given_its_colour_when_the_table_is_set(visit: Visit) -> None:
    ann = visit("en")
    ann.open("/#here")
    ann.take_box("golems-edition-blocks", more=True)
    seats = ann.page.get_by_role("radiogroup", name=re.compile(ann.words("seat-colour")))
    seats.first.get_by_role("radio", name=ann.colour("blue")).check(force=True)
    expect(seats.nth(1).get_by_role("radio", name=ann.colour("red"))).to_be_checked()


def test_a_room_that_is_not_there_says_so(visit: Visit) -> None:
    ann = visit("en")
    ann.open("/r/NOROOM")
    expect(ann.page.get_by_role("heading", name=ann.words("no-room"))).to_be_visible()


def test_junior_teams_are_named_where_the_table_is_set(visit: Visit) -> None:
    ann = visit()
    ann.open("/#all")
    ann.take_box("golems-edition-board", more=True)
    names = ann.page.get_by_role("group", name=ann.words("option-teams"))
    expect(names).to_have_count(0)  # only where there are teams
    ann.wish("option-way", "value-junior")
    names.get_by_label(ann.colour("blue")).fill("Blue birds!")
    names.get_by_label(ann.colour("blue")).blur()
    expect(names.get_by_label(ann.colour("red"))).to_have_value(ann.colour("red"))  # who has no name has a colour
    names.get_by_label(ann.colour("red")).fill("Foxes")
    ann.done()
    ann.tap(ann.button("new-start"))
    expect(ann.plate("Foxes")).to_be_visible()
    expect(ann.plate("Blue birds")).to_be_visible()


def test_the_names_of_junior_teams_stand_on_their_plates(visit: Visit) -> None:
    ann = visit("en")
    seats = [{"kind": "person"}, {"kind": "computer", "player": "random"}]
    ann.open(f"/r/{ann.set_table('golems/board', {'way': 'junior', 'teams': 'Foxes,Blue_birds'}, seats)}")
    for team in ("Foxes", "Blue birds"):
        expect(ann.plate(team)).to_be_visible()
