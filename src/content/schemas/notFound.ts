import type { z } from 'astro/zod';
import { block, metaDescription, text } from './fields.ts';

export const notFoundSchema = block('Page not found', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  label: text(30, 'Small line above the heading'),
  lead: text(260, 'Opening paragraph'),
  figure: text(30, 'Words in the drawing'),
  asked: text(60, 'Before the address that was asked for'),
  nearest: text(60, 'Heading of the nearest pages'),
  ways: text(30, 'Heading of the ways on'),
  home: text(30, 'Link to the landing page'),
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
