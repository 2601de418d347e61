import { faviconIco } from '../assets/icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await faviconIco()), { headers: { 'Content-Type': 'image/x-icon' } });
