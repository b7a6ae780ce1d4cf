"""Opponents: bots, evaluations, and the arena that measures them.

A bot sees what its seat may know and nothing else: `bots.decide` hands it a resampled State.
"""
