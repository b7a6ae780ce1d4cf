"""The command `signoria` with a server that deals every table from one seed:

python -m tests.browser.dealt SEED serve ...
"""

from __future__ import annotations

import sys
from unittest.mock import patch

from signoria.cli import main
from signoria.server.tables import seating

if __name__ == "__main__":
    seed = int(sys.argv.pop(1))
    with patch.object(seating, "randbits", return_value=seed):
        main()
