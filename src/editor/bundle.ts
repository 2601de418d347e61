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

/**
 * Its rules for fonts name a foreign host. The package brings the same fonts and registers them itself,
 * so the rules are made ones that no browser knows.
 */
const FOREIGN_FONTS = '@font-face {font-family:';
const NO_RULE = '@unused {font-family:';

/** The editor from its npm package and the files beside this one, apart from the site's own build. */
export async function buildEditor(root: string): Promise<Bundle> {
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
        transform: (code) =>
          code.includes(FOREIGN_FONTS) ? code.replaceAll(FOREIGN_FONTS, NO_RULE) : undefined,
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
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const files = new Map<string, string | Uint8Array>();
  for (const part of output.filter(({ fileName }) => !UNUSED_FILES.test(fileName))) {
    files.set(BUNDLE_FOLDER + part.fileName, part.type === 'chunk' ? part.code : part.source);
  }
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry)?.fileName ?? '';
  return { entry: BUNDLE_FOLDER + entry, files };
}
