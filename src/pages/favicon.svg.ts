import markFile from '../assets/logo/mark.svg?raw';

export const GET = () => new Response(markFile, { headers: { 'Content-Type': 'image/svg+xml' } });
