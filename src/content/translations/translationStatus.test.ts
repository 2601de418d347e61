import { describe, expect, it } from 'vitest';
import { findingsOf, hashOf } from './translationStatus.ts';

const text = 'Clock of {brand} on an FPGA';
type Context = Parameters<typeof findingsOf>[2];

const inStep: Context = {
  sources: { 'a.yaml: title': hashOf(text) },
  glossary: { keep: ['FPGA'], avoid: { Uhr: 'Takt' } },
};
const kinds = (translation: string | undefined, context: Context = inStep, max = 40) =>
  findingsOf('a.yaml', { path: 'title', text, max, translation }, context).map(({ kind }) => kind);

describe('a translation that is out of step is found [S4]', () => {
  it('says nothing about one that is up to date', () => {
    expect(kinds('Takt von {brand} im FPGA')).toEqual([]);
  });
  it('a string that is not translated', () => {
    expect(kinds(undefined)).toEqual(['missing']);
  });
  it('a string whose source has changed since, or was never recorded', () => {
    const before = { 'a.yaml: title': hashOf('Clock of {brand} on a chip') };
    for (const sources of [before, {}])
      expect(kinds('Takt von {brand} im FPGA', { ...inStep, sources })).toEqual(['stale']);
  });
  it('one that is longer than its place; soft hyphens take no room', () => {
    expect(kinds('Takt von {brand} im FPGA', inStep, 20)).toEqual(['too long']);
    expect(kinds('T¦a¦k¦t von {brand} im FPGA', inStep, 25)).toEqual([]);
  });
  it('one whose longest form of a count is too long; all forms together may be longer than the place', () => {
    const forms = 'FPGA von {brand}, {officeCount: biuro / # biura / # biur / # biura}';
    expect(kinds(forms, inStep, 25)).toEqual([]);
    expect(kinds(forms, inStep, 24)).toEqual(['too long']);
  });
  it('one that has lost a placeholder, or has one too many', () => {
    expect(kinds('Takt im FPGA')).toEqual(['placeholder']);
    expect(kinds('Takt {year} von {brand} im FPGA')).toEqual(['placeholder']);
  });
  it('one that has translated the name of a placeholder', () => {
    expect(kinds('Takt von {marke} im FPGA')).toEqual(['placeholder']);
  });
  it('one that translates what is kept, or uses a word of the list to avoid', () => {
    expect(kinds('Takt von {brand} im Baustein')).toEqual(['glossary']);
    expect(kinds('Uhr von {brand} im FPGA')).toEqual(['glossary']);
    expect(kinds('Uhrzeit von {brand} im FPGA'), 'part of another word').toEqual([]);
  });
});
