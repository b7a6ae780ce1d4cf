"""Everything that is not live: guests, titles, tables and replays over HTTP; the client's files."""
