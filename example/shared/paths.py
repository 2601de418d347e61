"""Where things are, from any folder."""
from pathlib import Path

ROOM = Path(__file__).resolve().parent.parent

def build(layer):
    """What a run leaves behind and nobody keeps."""
    folder = ROOM / layer / 'out' / 'build'
    folder.mkdir(parents=True, exist_ok=True)
    return folder
