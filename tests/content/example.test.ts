// The words of the index and the room of the example are two files: what they share has to be the same.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';

const ROOM = 'example/requirements.yaml';
const PAGE = `content/${folderOf(settings.languages[0].lang)}/pages/example.yaml`;

interface Asked {
  id: string;
  text: string;
  layers: string[];
}
interface Layer {
  id: string;
  service: string;
}

describe.skipIf(!existsSync(ROOM) || !existsSync(PAGE))('the index says what the room asks', () => {
  const room = parse(existsSync(ROOM) ? readFileSync(ROOM, 'utf8') : '{}');
  const page = parse(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '{}');
  /** Spaces between numbers and units are the page's own, and so are quotation marks. */
  const plain = (text: string) => text.replaceAll(/\s+/gu, '').replaceAll('’', "'");

  test('the same layers, of the same services, in the same order', () => {
    const layersOf = ({ layers }: { layers: Layer[] }) =>
      layers.map(({ id, service }) => ({ id, service }));
    expect(layersOf(page)).toEqual(layersOf(room));
  });

  test('the same requirements, in the same words', () => {
    const askedOf = (items: Asked[]) =>
      items.map(({ id, text, layers }) => ({ id, text: plain(text), layers }));
    expect(askedOf(page.requirements.items)).toEqual(askedOf(room.requirements));
  });
});
