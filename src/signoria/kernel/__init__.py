"""The game-agnostic engine: state, questions, actions, chance, undo, records.

It imports the standard library and the mypyc run-time (`librt`, `mypy_extensions`) and
nothing above it.  `game.Game` is the contract that a title fulfils; start reading there.
"""
