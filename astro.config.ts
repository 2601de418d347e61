import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { browserslistToTargets } from 'lightningcss';
import { editor } from './editor/integration.ts';
import { hostFiles } from './hosting/integration.ts';
import project from './package.json' with { type: 'json' };
import { allFamilies, type Face, type Family } from './src/assets/typefaces.ts';
import { contentCheck } from './src/content/check/integration.ts';
import { markdownProcessor } from './src/content/markdown/processor.ts';
import { accentStyles } from './src/integrations/accentStyles.ts';
import { companyChanges } from './src/integrations/companyChanges.ts';
import { DEFERRED_GROUPS, deferredStyles } from './src/integrations/deferredStyles.ts';
import { islands } from './src/integrations/islands.ts';
import { pictureCache } from './src/integrations/pictureCache.ts';
import { scriptCopies } from './src/integrations/scriptCopies.ts';
import { settings, siteUrl } from './src/settings.ts';

// Astro decides whether to count its users after it has read this file.
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

const root = fileURLToPath(new URL('.', import.meta.url));
/** The oldest browsers that styles are compiled for: `browserslist` in package.json. */
const targets = browserslistToTargets(
  project.browserslist.map((each) => each.split(' >= ').join(' ')),
);

const variantOf = ({ file, weight, unicodeRange }: Face) => ({
  src: [`./src/assets/fonts/${file}.woff2`] as [string],
  weight,
  ...(unicodeRange && { unicodeRange: [unicodeRange] as [string] }),
});
const variantsOf = ({ faces }: Family) =>
  faces.map(variantOf) as [ReturnType<typeof variantOf>, ...ReturnType<typeof variantOf>[]];

/** Styles of the first view stand in the page. Scripts are files, but for the one that must not be lost. */
function isInlined(file: string): boolean | undefined {
  if (file.endsWith('.css')) return !/\/(?:deferred|markdown)[.~]/.test(file);
  return file.includes('.astro') ? file.includes('PlainMenu.astro') : undefined;
}

export default defineConfig({
  site: siteUrl,
  output: 'static',
  trailingSlash: 'never',
  // Encoded pictures are committed in .cache/assets, so that no other machine encodes them again.
  cacheDir: './.cache',
  // Two at a time: pictures for social networks are drawn outside JavaScript.
  build: { format: 'file', inlineStylesheets: 'auto', concurrency: 2 },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 3 } }, // four times faster than the default, for 6 % more bytes
    },
  },
  // The colours of code are tokens of the design, for light and dark (src/styles/markdown.css).
  markdown: { processor: markdownProcessor(), shikiConfig: { theme: 'css-variables' } },
  devToolbar: { enabled: false },
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT || 4321) },
  integrations: [
    contentCheck(),
    companyChanges(),
    accentStyles(),
    react(),
    islands(),
    deferredStyles(),
    editor(),
    pictureCache(),
    hostFiles(),
  ],
  fonts: allFamilies(settings.languages.map(({ lang }) => lang)).map((family) => ({
    provider: fontProviders.local(),
    name: family.name,
    cssVariable: family.cssVariable,
    fallbacks: [...family.fallbacks],
    options: { variants: variantsOf(family) },
    display: family.display,
    // One fallback for all weights would be too wide or too narrow for half of the text.
    optimizedFallbacks: family.display === 'optional',
  })),
  vite: {
    plugins: [scriptCopies()],
    // Where the settings have no inbox, its code is left out of the form's script: src/islands/ContactForm/inbox.
    define: { HAS_INBOX: JSON.stringify(settings.inbox !== undefined) },
    // A build or a test beside the development server is no change of the site.
    server: { watch: { ignored: [`${root}dist/**`, `${root}.tmp/**`] } },
    build: {
      // Nothing is fetched ahead of its use; without this each script would import a helper first.
      modulePreload: false,
      assetsInlineLimit: isInlined,
    },
    environments: {
      prerender: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: DEFERRED_GROUPS } } } },
      },
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        targets,
        // Only classes are scoped to their module. Names of keyframes are global, because Lightning CSS does not
        // rewrite them in an `animation` that contains var(); tests/rules/keyframes.test.ts keeps them apart.
        cssModules: {
          pattern: '[hash]_[local]',
          animation: false,
          grid: false,
          container: false,
          customIdents: false,
        },
      },
    },
  },
});
