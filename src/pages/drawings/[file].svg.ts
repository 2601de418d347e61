import type { APIRoute, GetStaticPaths } from 'astro';
import { languageFolders, loadScale, loadServicesBySlug, loadSite } from '../../content/load.ts';
import { floorplanDrawings } from '../../drawings/floorplanDrawings.ts';
import { scaleDrawings } from '../../drawings/scale/scaleDrawings.ts';
import { serviceDrawings } from '../../drawings/serviceDrawings.ts';

/** The shapes of each page's drawings: facts, the same in every language but for the decimal sign of the scale's measures. */
export const getStaticPaths = (async () => {
  const language = languageFolders[0] ?? '';
  const site = await loadSite(language);
  const services = await loadServicesBySlug(language);
  const files = [
    ...(await Promise.all(languageFolders.map(scaleFile))),
    floorplanDrawings(services).file,
    ...Object.entries(services).map(
      ([slug, service]) => serviceDrawings(slug, service, site.labels.locale).file,
    ),
  ];
  const different = new Map(files.map(({ path, svg }) => [path, svg]));
  return [...different].map(([path, svg]) => ({
    params: { file: path.replace('/drawings/', '').replace('.svg', '') },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

async function scaleFile(language: string) {
  const { labels, offices } = await loadSite(language);
  const { stops } = await loadScale(language);
  return scaleDrawings(stops, offices, labels.locale).file;
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
