import type { APIRoute, GetStaticPaths } from 'astro';
import { planDrawings } from '../../build/planDrawings.ts';
import { scaleDrawings } from '../../build/scale/drawings.ts';
import { serviceDrawings } from '../../build/serviceDrawings.ts';
import { languageFolders, loadScale, loadServicesBySlug, loadSite } from '../../content/load.ts';

/** The shapes of each page's drawings. They are facts, the same in every language. */
export const getStaticPaths = (async () => {
  const language = languageFolders[0] ?? '';
  const site = await loadSite(language);
  const { stops } = await loadScale(language);
  const services = await loadServicesBySlug(language);
  const files = [
    scaleDrawings(stops, site.offices).file,
    planDrawings(services).file,
    ...Object.entries(services).map(([slug, service]) => serviceDrawings(slug, service, site).file),
  ];
  return files.map(({ path, svg }) => ({
    params: { file: path.replace('/drawings/', '').replace('.svg', '') },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
