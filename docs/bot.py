#!/usr/bin/env python3
"""A bot for Orrery in Python: JSON lines in, JSON lines out. See bots-in-any-language.md.

It plays every game by chance, and Connect Four with a little sense: it wins where it can and blocks where it must.

    npx orrery simulate connect-four --bots "scripted,cmd:python3 docs/bot.py" --games 10
"""
import json
import random
import sys


def lines_up(grid, row, column, seat):
    """Would a disc of this seat at (row, column) make four in a line?"""
    for down, right in ((1, 0), (0, 1), (1, 1), (1, -1)):
        length = 1
        for sign in (1, -1):
            r, c = row + sign * down, column + sign * right
            while 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == seat:
                length += 1
                r, c = r + sign * down, c + sign * right
        if length >= 4:
            return True
    return False


def choose_column(view, seat):
    grid = view["grid"]  # from the top row down; None is empty
    for player in (seat, 1 - seat):  # win, else block
        for option, action in enumerate(view["legal"]):
            column = action["column"]
            row = max(r for r in range(len(grid)) if grid[r][column] is None)
            if lines_up(grid, row, column, player):
                return option
    return random.randrange(len(view["legal"]))


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
        elif message["type"] == "choose":
            view, seat = message["view"], message["seat"]
            option = choose_column(view, seat) if game == "connect-four" else random.randrange(len(view["legal"]))
            print(json.dumps({"id": message["id"], "option": option}), flush=True)
        elif message["type"] == "over":
            return


main()
