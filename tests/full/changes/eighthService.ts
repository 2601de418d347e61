import { appendFileSync, copyFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Change } from './change.ts';

export const eighthService: Change = {
  title: 'an eighth service is one file, one line and one picture [S3] [V5]',

  make: async (copy) => {
    const yaml = await copy.read('content/en/services/rtl-design.yaml');
    await copy.write(
      'content/en/services/test-engineering.yaml',
      // Without deliverables, standards and large drawing.
      (yaml.split('\ncomposition:')[0] ?? '')
        .replace('title: RTL Design', 'title: Test Engineering')
        .replace('file: rtl-design', 'file: test-engineering'),
    );
    copyFileSync(
      copy.path('src/assets/images/rtl-design.jpg'),
      copy.path('src/assets/images/test-engineering.jpg'),
    );
    // A picture of its own: the pipeline keeps one copy of files with the same bytes.
    appendFileSync(copy.path('src/assets/images/test-engineering.jpg'), ' ');
    await copy.replace(
      'content/en/menu.yaml',
      '- fpga-design',
      '- fpga-design\n      - test-engineering',
    );
  },

  check: (copy) => {
    test('it has its page, with its title and its picture', async () => {
      const page = await copy.read('dist/services/test-engineering.html');
      expect(/<title>(.*?) \| [^|]*<\/title>/.exec(page)?.[1]).toBe('Test Engineering | Services');
      expect(/test-engineering\.[^"]+\.avif/.exec(page)?.[0], 'its picture').toBeDefined();
      expect(page, 'no large drawing').not.toContain('class="draw"');
    });

    test('it stands in the menu of every page, on /services and in the sitemap', async () => {
      for (const name of ['index', 'about', 'contact', 'services/rtl-design']) {
        const header = /<header[\s\S]*?<\/header>/.exec(await copy.read(`dist/${name}.html`))?.[0];
        expect(header).toContain('href="/services/test-engineering"');
      }
      const main = /<main[\s\S]*<\/main>/.exec(await copy.read('dist/services.html'))?.[0];
      expect(main).toContain('href="/services/test-engineering"');
      expect(await copy.read('dist/sitemap.xml')).toContain('/services/test-engineering<');
    });
  },
};
