import CMS, { type CmsConfig } from '@sveltia/cms';
import { parse } from 'yaml';
import { formatted, toForm } from './contentFile.ts';
import { type LocalFolderOptions, openLocalFolder } from './localFolder.ts';
import { showProblems } from './problemsBanner.ts';
import type { Form } from './shape.ts';

/** Written into the page by adminPage.ts. */
export interface AdminSettings {
  config: CmsConfig;
  /** The form of each kind of file, by the name of its format. */
  formats: Record<string, Form>;
  /** On the machine of the person who edits. */
  local?: LocalFolderOptions & { problems: string };
}

const settings = document.getElementById('editor-settings')?.textContent ?? '';
const { config, formats, local }: AdminSettings = JSON.parse(settings);

/**
 * It asks there for newer versions of itself, and how the repository's host is: ours is pinned, and the
 * policy refuses both requests.
 */
const ELSEWHERE = ['https://unpkg.com/', 'https://www.githubstatus.com/'];
const ask = window.fetch;
window.fetch = (input, init) =>
  ELSEWHERE.some((start) => String(input).startsWith(start))
    ? Promise.resolve(Response.error())
    : ask(input, init);

for (const [name, form] of Object.entries(formats)) {
  let broken = '';
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text) => {
      try {
        return toForm(form, parse(text));
      } catch (error) {
        broken = String(error);
        throw error;
      }
    },
    // What could not be read has an empty form, and must not be replaced by it. On this machine the
    // server refuses that, and says why (localFiles.ts).
    toFile: (value) => {
      if (broken && !local && name !== 'content-services')
        throw new Error(`Not saved over: ${broken}`);
      return formatted(form, value);
    },
  });
}

if (local) {
  openLocalFolder(local);
  showProblems(local.problems);
}
await CMS.init({ config });
