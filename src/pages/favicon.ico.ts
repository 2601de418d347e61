import { faviconIco } from '../build/icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await faviconIco()), { headers: { 'Content-Type': 'image/x-icon' } });
