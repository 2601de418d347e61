interface MaybeDraft {
  draft?: true;
}

/** The languages that a build has: a draft only where nobody but the company looks. The source is never one. */
export const shownLanguages = <Language extends MaybeDraft>(
  [source, ...others]: readonly [Language, ...Language[]],
  showsDrafts: boolean,
): [Language, ...Language[]] => [source, ...others.filter(({ draft }) => showsDrafts || !draft)];
