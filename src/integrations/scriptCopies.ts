import type { Plugin } from 'vite';

/** A `<script>` of an .astro file, as Astro names it. */
const SCRIPT = /\/([^/]+)\.astro\?astro&type=script&index=(\d+)/;
const COPY = /[?&]copy=([^&]+)/;

/**
 * Gives each short script copies of the modules that it imports. One module is one chunk, so a module that an island or
 * another script imports as well would be a file of its own, and one more request before the page works.
 */
export const scriptCopies = (): Plugin => ({
  name: 'script-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [, page, index] = importer?.match(SCRIPT) ?? [];
    const owner = page ? `${page}-${index}` : importer?.match(COPY)?.[1];
    if (!owner) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && /\/src\/[^?]+\.ts$/.test(found.id)
      ? { ...found, id: `${found.id}?copy=${owner}` }
      : found;
  },
});
