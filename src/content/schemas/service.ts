import { z } from 'astro/zod';
import { deliverablesFields } from './deliverables.ts';
import {
  block,
  entryId,
  figureFile,
  matching,
  metaDescription,
  picture,
  serviceSlug,
  slug,
  text,
  textureFile,
} from './fields.ts';
import { highlights } from './highlights.ts';
import { questions } from './questions.ts';

/** A word in a drawing, as its `data-label` names it. */
const labelKey = matching(/^[a-z][A-Za-z0-9]*$/, 'expected a key such as "falseAlarms"');

export const FEATURE_CARDS = 6; // spec V2
const RELATED_MAX = 3;

export const serviceSchema = block('Service', {
  title: text(40, 'Name').describe('In the menu, at the top of its page and in search results'),
  line: text(90, 'Short description').describe('One line under the name in menus and lists'),
  level: slug
    .describe('How far from the silicon it works')
    .meta({ title: 'Depth', reference: 'scale.yaml: stops.*.id as stops.*.label' }),
  description: text(420, 'Opening paragraph').describe('At the top of its page'),
  meta: metaDescription,
  image: picture.meta({ title: 'Picture' }),
  features: z
    .array(
      z.strictObject({
        id: entryId,
        title: text(40, 'Heading'),
        text: text(260, 'Text'),
        figure: figureFile,
        alt: text(200, 'What the drawing shows')
          .optional()
          .describe('For people who cannot see it; leave out where the text says it all'),
        labels: z
          .record(labelKey, text(18))
          .default({})
          .meta({ title: 'Words in the drawing' })
          .describe('On the left the name of the place in the drawing, which stays as it is'),
      }),
    )
    .length(FEATURE_CARDS, `expected exactly ${FEATURE_CARDS} feature cards`)
    .meta({ title: 'Features' }),
  highlights,
  texture: textureFile.optional().describe('Behind its name on the plan of all services'),
  ...deliverablesFields,
  together: text(240, 'Often together with')
    .optional()
    .describe(
      'Which services it is often combined with, and why; {service: rtl-design} is the name of that service',
    ),
  related: z
    .array(serviceSlug)
    .max(RELATED_MAX)
    .default([])
    .meta({ title: 'Related services' })
    .describe('Those that the sentence names; where there are none, its neighbours on the scale'),
  questions: questions
    .default([])
    .describe('The contact form asks them where this service is the topic. It may have none'),
});

export type ServiceContent = z.infer<typeof serviceSchema>;
