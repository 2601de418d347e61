import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSocialImage } from '../../assets/social/socialImage.ts';
import { socialPages, socialSceneOf } from '../../content/socialScene.ts';

export const getStaticPaths = (async () =>
  (await socialPages()).map((page) => ({ params: { page } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await drawSocialImage(await socialSceneOf(params.page ?? ''))), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
