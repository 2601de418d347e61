/**
 * Break marks that editors can see: `¦` is a soft hyphen in a long word, `|` separates the phrases of a title
 * in a script without spaces.
 */
const SOFT_HYPHEN = '\u00ad';
const ZERO_WIDTH_SPACE = '\u200b';
/** Invisible: no line breaks where it stands. Unlike U+2011 it is found by a search for the plain word. */
const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00a0';

export const withBreaks = (text: string): string =>
  text.replaceAll('¦', SOFT_HYPHEN).replaceAll('|', ZERO_WIDTH_SPACE);

/** Content holds names of files, services and time zones too: words for machines, which stay as they are. */
const FOR_MACHINES = /^(?:[a-z\d-]+|\S*[/:@]\S*)$/;

/** Content itself may join two parts, as in Mixed-Signal-Design, which breaks after Signal only. */
const COMPOUND = /[\p{L}\p{M}\p{N}+]+(?:-\u2060?[\p{L}\p{M}\p{N}+]+)+/gu;
/** Short compounds stay on one line; longer ones need their hyphens on a phone. */
const SHORT_COMPOUND = 18;
/** A shorter part beside a hyphen looks lost at the end or the start of a line. */
const SHORT_PART = 3;

function joinCompound(compound: string): string {
  if (compound.includes(WORD_JOINER)) return compound;
  const isShort = compound.length <= SHORT_COMPOUND;
  return compound
    .split('-')
    .reduce((joined, part, at, parts) =>
      isShort || Math.min(part.length, parts[at - 1]?.length ?? 0) <= SHORT_PART
        ? `${joined}-${WORD_JOINER}${part}`
        : `${joined}-${part}`,
    );
}

/** A body and its number: IEC 61508, CISPR 32. */
const BODY_AND_NUMBER = /(?<=[A-Z]{2}) (?=\d)/g;
/** Symbols of units as the seven languages write them. */
const UNIT =
  '[fpnµcmkMGT]?(?:Hz|[sAVWmFCJSbB]|Ah|[bB]its?)|dB[A-Za-z]*|°C|%|σ|rad|ppm|min|h|dk|sa|sn';
/** After a number, or after the place of one: 150 nm, {seconds} s. A Japanese word follows at once: 2.4 GHz帯. */
const NUMBER_AND_UNIT = new RegExp(`(?<=[\\p{Nd}}#]) (?=(?:${UNIT})(?![\\p{sc=Latn}\\d]))`, 'gu');
/** 9.20 × 2.72 µm */
const TIMES = / × (?=[\p{Nd}{])/gu;
/** From one number to another: 9:00–17:00 */
const RANGE = /(?<=[\p{Nd}}])–(?=[\p{Nd}{])/gu;
/** An English sentence that begins with one letter. */
const ONE_LETTER_WORD = /(?<=(?:^|[.:;?!] )[AI]) /g;
/** In Japanese and Chinese: 第 and its number. */
const ORDINAL = /第(?=\d)/g;
/** The last two words of a longer text, if they fit any line together: no word stands alone on the last line. */
const LAST_WORDS = /^(?=(?:\S+\s+){8}).*\s\S{1,9} (?=\S{2,11}$)/s;

/** Keeps together what reads badly when a line breaks inside it, in every text of the content. */
export function withoutBadBreaks(text: string): string {
  if (FOR_MACHINES.test(text)) return text;
  // The search for compounds is the slowest of all, and most texts have no hyphen.
  const compounded = text.includes('-') ? text.replace(COMPOUND, joinCompound) : text;
  return compounded
    .replace(BODY_AND_NUMBER, NO_BREAK_SPACE)
    .replace(NUMBER_AND_UNIT, NO_BREAK_SPACE)
    .replace(TIMES, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
    .replace(RANGE, `$&${WORD_JOINER}`)
    .replace(ONE_LETTER_WORD, NO_BREAK_SPACE)
    .replace(ORDINAL, `$&${WORD_JOINER}`)
    .replace(LAST_WORDS, (start) => start.slice(0, -1) + NO_BREAK_SPACE);
}

/** For what a visitor copies from a page. */
export const stripInvisible = (text: string): string => text.replace(/[\u00ad\u200b\u2060]/g, '');

/** For titles, descriptions and mail: there the marks would be read aloud, or spoil a search. */
export const stripBreakMarks = (text: string): string => stripInvisible(text).replace(/[¦|]/g, '');
