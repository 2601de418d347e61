import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { site } from './site.config.ts';
import { allFamilies, type Face, type Family } from './src/build/typefaces.ts';
import { contentCheck } from './src/content/integration.ts';
import { shortNames } from './src/delivery/classNames.ts';
import { delivery } from './src/delivery/integration.ts';
import { editor } from './src/editor/integration.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
// Names that say what they are while the site is being worked on.
const classNames = process.argv.includes('dev') ? '[local]_[hash:base64:3]' : shortNames(root);

const variantOf = ({ file, weight, unicodeRange }: Face) => ({
  src: [`./src/assets/fonts/${file}.woff2`] as [string],
  weight,
  ...(unicodeRange && { unicodeRange: [unicodeRange] as [string] }),
});
const variantsOf = ({ faces }: Family) =>
  faces.map(variantOf) as [ReturnType<typeof variantOf>, ...ReturnType<typeof variantOf>[]];

export default defineConfig({
  site: site.url,
  output: 'static',
  trailingSlash: 'never',
  // Two at a time: pictures for social networks are drawn outside JavaScript.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 2 },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 3 } }, // four times faster than the default, for 6 % more bytes
    },
  },
  devToolbar: { enabled: false },
  integrations: [contentCheck(), react(), delivery(), editor()],
  fonts: allFamilies(site.languages.map(({ lang }) => lang)).map((family) => ({
    provider: fontProviders.local(),
    name: family.name,
    cssVariable: family.cssVariable,
    fallbacks: [...family.fallbacks],
    options: { variants: variantsOf(family) },
    display: 'optional', // nothing moves when the font is late
  })),
  vite: {
    // A build or a test beside the development server is no change of the site.
    server: { watch: { ignored: [`${root}dist/**`, `${root}.tmp/**`] } },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: {
      // Nothing is fetched ahead of its use; without this each script would import a helper first.
      modulePreload: false,
      // Scripts are files, so that a page arrives sooner: none is needed for its first view but the one
      // that ends the landing page's splash.
      assetsInlineLimit: (file) =>
        file.includes('.astro') && !file.includes('/index.astro') ? false : undefined,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Without what Astro adds to the name of a script's file: pages name up to six of them.
            output: {
              entryFileNames: ({ name }) => `_astro/${name.split('_astro_type')[0]}.[hash].js`,
            },
          },
        },
      },
    },
    css: { modules: { generateScopedName: classNames } },
  },
});
