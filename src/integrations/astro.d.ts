import 'astro';
import type { InteractionValue } from './interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: InteractionValue;
  }
}
