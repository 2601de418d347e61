import { faviconSvg } from '../assets/icons.ts';

export const GET = () =>
  new Response(faviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
