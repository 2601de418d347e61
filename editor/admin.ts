import './preferences.ts';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { parseMarkdown } from '../src/content/markdown/parseMarkdown.ts';
import { formatContent, toForm } from './contentFile.ts';
import type { FormSchema } from './formSchema.ts';
import { type LocalFolderOptions, openLocalFolder } from './localFolder.ts';
import { preparePastedTables } from './pastedTables.ts';
import { showProblems } from './problemsBanner.ts';
import { SavedFiles } from './savedFiles.ts';

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

function parseMarkdownText(text: string): unknown {
  const { data, problem } = parseMarkdown(new TextEncoder().encode(text));
  if (problem) throw new Error(problem);
  return data;
}

/** Collections of many files: one that cannot be read must not keep the others from being saved. */
const folders = new Set(
  config.collections?.flatMap((each) => ('folder' in each ? [each.format] : [])),
);

for (const [name, form] of Object.entries(formats)) {
  const files = new SavedFiles(form);
  let broken = '';
  const isMarkdown = form.properties?.body?.markdown === true;
  CMS.registerCustomFormat(name, isMarkdown ? 'md' : 'yaml', {
    fromFile: (text) => {
      try {
        return isMarkdown ? toForm(form, parseMarkdownText(text)) : files.read(text);
      } catch (error) {
        broken = String(error);
        throw error;
      }
    },
    // A file that cannot be read has an empty form, which must not overwrite it. With local files the
    // server refuses to (localFiles.ts).
    toFile: (value) => {
      if (broken && !local && !folders.has(name)) throw new Error(`Not saved over: ${broken}`);
      return isMarkdown ? formatContent(form, value) : files.write(value);
    },
  });
}

if (local) {
  openLocalFolder(local);
  showProblems(local.problems);
}
preparePastedTables();
await CMS.init({ config });
