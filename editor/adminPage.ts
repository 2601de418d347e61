import { folderOf } from '../src/content/translations/files.ts';
import type { SiteSettings } from '../src/settings.ts';
import type { AdminSettings } from './admin.ts';
import { editorConfig, formats } from './config.ts';

type LocalSettings = NonNullable<AdminSettings['local']>;

/** `</script>` in a text would end the script element. */
const asData = (settings: AdminSettings) => JSON.stringify(settings).replaceAll('<', '\\u003c');

/** With `local` the editor works on the files of this machine, otherwise on the repository. */
export function adminPage(
  { brand, editor, ...site }: SiteSettings,
  script: string,
  local?: LocalSettings,
) {
  const config = editorConfig({ brand, ...site }, local ? undefined : editor);
  const source = folderOf(site.languages[0].lang);
  const settings = asData({ config, formats: formats(source), ...(local && { local }) });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${brand.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}: edit the site</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script id="editor-settings" type="application/json">${settings}</script>
<script type="module" src="${script}"></script>
</head>
<body></body>
</html>
`;
}
