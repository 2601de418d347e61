import type { APIRoute, GetStaticPaths } from 'astro';
import { drawCard } from '../../build/social/card.ts';
import { socialPages, socialSceneOf } from '../../content/socialScene.ts';

export const getStaticPaths = (async () =>
  (await socialPages()).map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await drawCard(await socialSceneOf(params.page ?? ''))), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
