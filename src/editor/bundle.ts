import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Below the folder whose files may be kept for ever, since their names hold a hash. */
export const BUNDLE_FOLDER = '/_astro/editor/';

export interface Bundle {
  /** The address of the script that starts the editor. */
  entry: string;
  /** By address. */
  files: Map<string, string | Uint8Array>;
}

/**
 * Highlights code in rich text, and turns pictures into other formats with WebAssembly: our content has
 * neither, and the policy of the page would refuse the latter.
 */
const UNUSED_MODULES = /^@shikijs\//;
const UNUSED_FILES = /\.wasm$|heic|webp_enc|\.LICENSE\.txt$/;

const REPLACED = [
  // Its rules for fonts name a foreign host. The package brings the same fonts and registers them
  // itself, so the rules are made ones that no browser knows.
  ['@font-face {font-family:', '@unused {font-family:'],
  // What stands below it says why (localFiles.ts), and later would be no better.
  ['There was an error while saving the entry. Please try again later.', 'This was not saved.'],
  // The note over the page says which (problemsBanner.ts); a console says nothing to people.
  [
    'There was an error while parsing an entry file. Check the browser console for details.',
    'A file cannot be read, and is left as it is.',
  ],
  [
    'There were errors while parsing entry files. Check the browser console for details.',
    'Some files cannot be read, and are left as they are.',
  ],
] as const;

/** The editor from its npm package and the files beside this one, apart from the site's own build. */
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
        input: join(root, 'src/editor/admin.ts'),
        output: {
          entryFileNames: 'editor.[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
  const missed = REPLACED.find(([from]) => !replaced.has(from));
  if (missed) throw new Error(`@sveltia/cms no longer says "${missed[0]}"`);
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const files = new Map<string, string | Uint8Array>();
  for (const part of output.filter(({ fileName }) => !UNUSED_FILES.test(fileName))) {
    files.set(BUNDLE_FOLDER + part.fileName, part.type === 'chunk' ? part.code : part.source);
  }
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
  return { entry: BUNDLE_FOLDER + entry, files };
}
