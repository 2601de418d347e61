import { parse } from 'yaml';
import { formatContent, toFile, toForm } from './contentFile.ts';
import type { FormSchema } from './formSchema.ts';
import { factsIn, ownWords, wordsIn } from './ownWords.ts';

/** Sveltia formats the files of one save in one go; after this pause there are no more. */
const SAVE_MS = 100;

/**
 * The files of one kind, as Sveltia reads and writes them. It names neither path nor language of a file, so the source is
 * the one of a save with the most facts (#sourceOf), and the earlier version of a translation the file that was read with
 * the most of its words.
 */
export class SavedFiles {
  readonly #form: FormSchema;
  /** As they were last read or written. */
  readonly #known: unknown[] = [];
  /** The values of the save that runs. */
  #save: { values: unknown[]; complete: Promise<void> } | undefined;

  constructor(form: FormSchema) {
    this.#form = form;
  }

  read(text: string): unknown {
    const data = parse(text);
    this.#known.push(data);
    return toForm(this.#form, data);
  }

  async write(value: unknown): Promise<string> {
    const data = toFile(this.#form, value);
    this.#save ??= this.#begin();
    const { values, complete } = this.#save;
    values.push(data);
    await complete;
    const source = this.#sourceOf(values);
    const isSource = data === source;
    const before = this.#versionOf(data, isSource ? undefined : source);
    const written = isSource
      ? data
      : toFile(this.#form, ownWords(this.#form, { value: data, source, before }) ?? {});
    const known = this.#known.indexOf(before);
    if (known < 0) this.#known.push(written);
    else this.#known[known] = written;
    return formatContent(this.#form, written);
  }

  #begin() {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(() => {
      this.#save = undefined;
      resolve();
    }, SAVE_MS);
    return { values: [], complete: promise };
  }

  /** Facts stand in the source alone. Where a form has none, it is the one with the most words, or else the first. */
  #sourceOf(values: readonly unknown[]): unknown {
    return values
      .map((value) => ({
        value,
        facts: factsIn(this.#form, value),
        words: wordsIn(value).length,
      }))
      .toSorted((a, b) => b.facts - a.facts || b.words - a.words)[0]?.value;
  }

  /** Words that the source has too may be copies of it, and say nothing. */
  #versionOf(data: unknown, source: unknown): unknown {
    const copied = new Set(wordsIn(source));
    const words = new Set(wordsIn(data).filter((word) => !copied.has(word)));
    const counted = this.#known.map((known) => ({
      known,
      count: wordsIn(known).filter((word) => words.has(word)).length,
    }));
    return counted.toSorted((a, b) => b.count - a.count).find(({ count }) => count > 0)?.known;
  }
}
