import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:approach'?: boolean | string;
  }
}
