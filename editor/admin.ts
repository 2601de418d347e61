import CMS, { type CmsConfig } from '@sveltia/cms';
import { parse } from 'yaml';
import { formatContent, toForm } from './contentFile.ts';
import type { FormSchema } from './formSchema.ts';
import { type LocalFolderOptions, openLocalFolder } from './localFolder.ts';
import { showProblems } from './problemsBanner.ts';

/** Written into the page by adminPage.ts. */
export interface AdminSettings {
  config: CmsConfig;
  /** The schema of each kind of file, by the name of its format. */
  formats: Record<string, FormSchema>;
  /** Set by `npm run edit`. */
  local?: LocalFolderOptions & { problems: string };
}

const settings = document.getElementById('editor-settings')?.textContent ?? '';
const { config, formats, local }: AdminSettings = JSON.parse(settings);

/** Sveltia looks for updates and for the status of GitHub there. The policy of the page blocks both requests. */
const BLOCKED = ['https://unpkg.com/', 'https://www.githubstatus.com/'];
const originalFetch = window.fetch;
window.fetch = (input, init) =>
  BLOCKED.some((start) => String(input).startsWith(start))
    ? Promise.resolve(Response.error())
    : originalFetch(input, init);

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
    // A file that cannot be read has an empty form, which must not overwrite it. With local files the
    // server refuses to (localFiles.ts).
    toFile: (value) => {
      if (broken && !local && name !== 'content-services')
        throw new Error(`Not saved over: ${broken}`);
      return formatContent(form, value);
    },
  });
}

if (local) {
  openLocalFolder(local);
  showProblems(local.problems);
}
await CMS.init({ config });
