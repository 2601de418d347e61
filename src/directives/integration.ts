import type { AstroIntegration } from 'astro';

/** Registers `client:approach`: an island loads when the visitor comes near it, not before. */
export function approach(): AstroIntegration {
  return {
    name: 'client-approach',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'approach', entrypoint: './src/directives/approach.ts' });
      },
    },
  };
}
