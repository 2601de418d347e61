import type { APIRoute } from 'astro';
import { site as settings } from '../../../site.config.ts';
import { drawCard } from '../../build/social/card.ts';
import { socialName } from '../../build/social/paths.ts';
import { allRoutes, type Route } from '../../content/routes.ts';
import { socialCardOf } from '../../content/socialCards.ts';

/** No address of its own, but a page that is shared by mistake more often than one thinks. */
const notFound: Route = { language: settings.language, path: '/404', page: 'not-found' };

export const getStaticPaths = async () =>
  [...(await allRoutes()), notFound].map((route) => ({
    params: { page: socialName(route.path) },
    props: route,
  }));

export const GET: APIRoute<Route> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(await socialCardOf(props))), {
    headers: { 'Content-Type': 'image/png' },
  });
