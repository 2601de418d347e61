import type { APIRoute } from 'astro';
import { drawCard } from '../../build/social/card.ts';
import { socialName } from '../../build/social/paths.ts';
import { languageFolders, loadSite } from '../../content/load.ts';
import { allRoutes, type Route } from '../../content/routes.ts';
import { socialCardOf } from '../../content/socialCards.ts';

/** No address of its own, but a page that is shared by mistake more often than one thinks. */
const notFoundOf = async (folder: string): Promise<Route> => {
  const { language, paths } = await loadSite(folder);
  return {
    language,
    folder,
    path: paths.notFound,
    page: 'not-found',
    files: ['pages/not-found.yaml'],
  };
};

export const getStaticPaths = async () =>
  [...(await allRoutes()), ...(await Promise.all(languageFolders.map(notFoundOf)))].map(
    (route) => ({
      params: { page: socialName(route.path) },
      props: route,
    }),
  );

export const GET: APIRoute<Route> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(await socialCardOf(props), props.language)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
