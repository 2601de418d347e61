import { z } from 'astro/zod';
import { block, id, serviceSlug, text } from './fields.ts';

export const menuSchema = block('Menu', {
  groups: z
    .array(
      z.strictObject({
        id,
        label: text(30, 'Name'),
        line: text(100, 'Short description'),
        film: z
          .enum(['gold', 'teal', 'violet'])
          .meta({ title: 'Colour' })
          .describe('On the plan of all services'),
        services: z
          .array(serviceSlug)
          .min(1)
          .meta({ title: 'Services of the group' })
          .describe('In the order of the menu'),
      }),
    )
    .min(1)
    .meta({ title: 'Groups' }),
});

export type MenuContent = z.infer<typeof menuSchema>;
