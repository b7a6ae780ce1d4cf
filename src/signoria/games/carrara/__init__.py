"""The Palaces of Carrara, second edition: basic and advanced game for two to four players.

The modules follow the rulebook: `table` (C2, C11 components), `setup` (C2, C11), `flow` (C3, C8),
`wheel` (C4, C12.1-3), `building` (C5), `court` (C6.1-4, C7), `scoring` (C6.5-8, C13),
`ornaments` (C12), `ending` (C9, C10, C14).  `rules.md` has every rule under its id.
"""
