import { ICONS } from '../assets/icons.ts';
import { languageFolders, loadSite } from '../content/load.ts';
import { taglineOf } from '../content/settingsValues.ts';
import { settings } from '../settings.ts';
import { colourOf } from '../styles/palette.ts';

export async function GET() {
  const { labels, paths, language } = await loadSite(languageFolders[0] ?? '');
  const paper = colourOf('paper').light;
  const manifest = {
    name: settings.brand,
    short_name: settings.brand,
    description: taglineOf(language),
    lang: language,
    dir: labels.direction,
    start_url: paths.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICONS.filter((icon) => icon.purpose).map(({ name, size, purpose }) => ({
        src: `/${name}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
