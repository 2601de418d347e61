/** Head of the file, then sixteen bytes for each table: tag, sum, place, length. */
const HEAD = 12;
const ENTRY = 16;

interface Table {
  tag: string;
  data: Buffer;
}

/** The font with one of its tables taken from another font with the same glyphs. */
export function withTableOf(font: Buffer, other: Buffer, tag: string): Buffer {
  const table = readTables(other).find((each) => each.tag === tag);
  if (!table) return font;
  return writeTables(
    font.subarray(0, 4),
    readTables(font).map((each) => (each.tag === tag ? table : each)),
  );
}

/** A table of names without a name: readers of fonts ask for the table, not for what is in it. */
const NO_NAMES = Buffer.from([0, 0, 0, 0, 0, 6]);

/** The font without tables that it can be set without, and without its names. */
export function lean(font: Buffer, spare: readonly string[]): Buffer {
  const tables = readTables(font).filter(({ tag }) => !spare.includes(tag));
  return writeTables(
    font.subarray(0, 4),
    tables.map(({ tag, data }) => ({ tag, data: tag === 'name' ? NO_NAMES : data })),
  );
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEAD + index * ENTRY;
    const place = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(place, place + font.readUInt32BE(entry + 12)),
    };
  });
}

/** The sums stay 0: whoever reads this next writes the file anew. */
function writeTables(version: Buffer, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(HEAD + tables.length * ENTRY);
  version.copy(head);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let place = head.length;
  for (const [at, { tag, data }] of tables.entries()) {
    const entry = HEAD + at * ENTRY;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(place, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    place += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
