"""Pages made of notebooks in this folder: pictures flow and have their text, code is folded."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
c = get_config()  # noqa: F821  Jupyter gives it to its configuration files
c.HTMLExporter.preprocessors = ["web.stored.ForReaders"]
