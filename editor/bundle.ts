import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Browsers cache files in /_astro/ for ever; names have a hash. */
export const BUNDLE_FOLDER = '/_astro/editor/';

export interface Bundle {
  /** The address of the script that starts the editor. */
  entry: string;
  /** By address. */
  files: Map<string, string | Uint8Array>;
}

/** Code highlighting and picture conversion: our content needs neither, and the policy blocks WebAssembly. */
const UNUSED_MODULES = /^@shikijs\//;
const UNUSED_FILES = /\.wasm$|heic|webp_enc|\.LICENSE\.txt$/;

const REPLACED = [
  // These font rules load from another host. The package has the same fonts and registers them in code.
  ['@font-face {font-family:', '@unused {font-family:'],
  // The message of our server below it gives the reason, and trying later would not help.
  ['There was an error while saving the entry. Please try again later.', 'This was not saved.'],
  // problemsBanner.ts names the file; editors do not read the console.
  [
    'There was an error while parsing an entry file. Check the browser console for details.',
    'A file cannot be read, and is left as it is.',
  ],
  [
    'There were errors while parsing entry files. Check the browser console for details.',
    'Some files cannot be read, and are left as they are.',
  ],
] as const;

/** A build of its own: Sveltia CMS and admin.ts. */
export async function buildEditor(root: string): Promise<Bundle> {
  const replaced = new Set<string>();
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [
      {
        name: 'leave-out-unused',
        enforce: 'pre',
        resolveId: (id) => (UNUSED_MODULES.test(id) ? '\0unused' : undefined),
        load: (id) => (id === '\0unused' ? 'export default {}' : undefined),
        transform: (code) => {
          const found = REPLACED.filter(([from]) => code.includes(from));
          for (const [from] of found) replaced.add(from);
          return found.length > 0
            ? found.reduce((text, [from, to]) => text.replaceAll(from, to), code)
            : undefined;
        },
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: join(root, 'editor/admin.ts'),
        output: {
          entryFileNames: 'editor.[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
  const notFound = REPLACED.find(([from]) => !replaced.has(from));
  if (notFound) throw new Error(`@sveltia/cms no longer says "${notFound[0]}"`);
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const files = new Map<string, string | Uint8Array>();
  for (const part of output.filter(({ fileName }) => !UNUSED_FILES.test(fileName))) {
    files.set(BUNDLE_FOLDER + part.fileName, part.type === 'chunk' ? part.code : part.source);
  }
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
  return { entry: BUNDLE_FOLDER + entry, files };
}
