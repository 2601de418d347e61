import type { APIRoute, GetStaticPaths } from 'astro';
import { languageFolders, loadSite } from '../../content/load.ts';
import { landFileOf } from '../../drawings/map/land.ts';

/** The land of the contact page's map. Offices are facts, the same in every language. */
export const getStaticPaths = (async () => {
  const { offices } = await loadSite(languageFolders[0] ?? '');
  const { path, svg } = landFileOf(offices.map((office) => office.countryCode));
  const land = path.replace('/map/', '').replace('.svg', '');
  return [{ params: { land }, props: { svg } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
