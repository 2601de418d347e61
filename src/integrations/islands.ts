import type { AstroIntegration } from 'astro';

/** Registers `client:interaction`, the one directive for islands that Astro does not have. */
export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/integrations/interaction.ts' });
    },
  },
});
