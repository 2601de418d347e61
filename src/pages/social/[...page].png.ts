import type { APIRoute } from 'astro';
import { allRoutes, type Route } from '../../content/routes.ts';
import { socialCardOf } from '../../content/socialCards.ts';
import { drawCard } from '../../lib/social/card.ts';
import { socialName } from '../../lib/social/paths.ts';

export const getStaticPaths = async () =>
  (await allRoutes()).map((route) => ({
    params: { page: socialName(route.path) },
    props: route,
  }));

export const GET: APIRoute<Route> = async ({ props }) =>
  new Response(new Uint8Array(await drawCard(await socialCardOf(props))), {
    headers: { 'Content-Type': 'image/png' },
  });
