import { describe, expect, test } from 'vitest';
import { type PrivacySettings, privacyFacts } from './privacy.ts';

const settings: PrivacySettings = {
  url: 'https://brand.example',
  mapShapesUrl: 'https://shapes.example/world.json',
  splash: 'always',
  languages: ['en'],
};

const storedItems = (changed: Partial<PrivacySettings>) =>
  privacyFacts({ ...settings, ...changed }).stored.map(({ item }) => item);

describe('what /privacy says follows the settings', () => {
  test('a language is kept only where there is one to choose', () => {
    expect(storedItems({})).toEqual(['draft', 'brief', 'theme']);
    expect(storedItems({ languages: ['en', 'de'] })).toContain('language');
  });

  test('the splash is remembered only where it shows once a visit', () => {
    for (const splash of ['always', 'never'] as const) {
      expect(storedItems({ splash })).not.toContain('splash');
    }
    expect(storedItems({ splash: 'once' })).toContain('splash');
  });

  test('a counter of visits is named with where its script and its reports go', () => {
    const factsWith = (counter?: PrivacySettings['counter']) => {
      const { requests, countsVisits } = privacyFacts({ ...settings, ...(counter && { counter }) });
      return { countsVisits, counters: requests.slice(1) };
    };
    expect(factsWith()).toEqual({ countsVisits: false, counters: [] });
    const [script, host] = ['https://cdn.example/a.js', 'https://count.example'];
    expect(factsWith({ script, host })).toEqual({
      countsVisits: true,
      counters: [
        { id: 'counterScript', host: 'cdn.example' },
        { id: 'counter', host: 'count.example' },
      ],
    });
    expect(factsWith({ script: '/count.js', host }).counters).toEqual([
      { id: 'counter', host: 'count.example' },
    ]);
  });

  test('the host of the map is named, or the site itself', () => {
    const requestsWith = (mapShapesUrl: string) =>
      privacyFacts({ ...settings, mapShapesUrl }).requests;
    expect(requestsWith('https://shapes.example/world.json')).toEqual([
      { id: 'mapHost', host: 'shapes.example' },
    ]);
    for (const own of ['/shapes/world.json', 'https://brand.example/shapes/world.json']) {
      expect(requestsWith(own)).toEqual([{ id: 'mapOwn', host: 'brand.example' }]);
    }
  });
});
