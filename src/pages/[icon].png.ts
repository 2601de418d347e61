import type { APIRoute } from 'astro';
import { ICONS, type Icon, iconPng } from '../assets/icons.ts';

export const getStaticPaths = () =>
  ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }));

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props)), { headers: { 'Content-Type': 'image/png' } });
