"""Broken versions: the same sources with one mistake each. A check that lets one through is no check."""
import json
import shutil
import tempfile
from pathlib import Path


def copy_with(files, changes, work=None):
    """The files in a folder of their own, with the changes made: (name of the file, old text, new text)."""
    work = Path(work or tempfile.mkdtemp())
    work.mkdir(parents=True, exist_ok=True)
    for file in files:
        text = Path(file).read_text()
        for name, old, new in changes:
            if name == Path(file).name:
                assert text.count(old) >= 1, f'{name} has no {old!r} to break'
                text = text.replace(old, new)
        (work / Path(file).name).write_text(text)
    return work


def tell(out, rows):
    """Writes what was caught, prints it, and fails if anything was not although it had to be."""
    Path(out).write_text(json.dumps(rows, indent=1) + '\n')
    for row in rows:
        print('caught' if row['caught'] else 'NOT CAUGHT', '|', row['name'], '|', row['by'])
    print(sum(r['caught'] for r in rows), 'of', len(rows), 'caught')


def remove(work):
    shutil.rmtree(work, ignore_errors=True)
