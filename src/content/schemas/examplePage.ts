import { z } from 'astro/zod';
import { block, entryId, fact, metaDescription, serviceSlug, slug, text } from './fields.ts';
import { requirementId } from './specimen.ts';

/** Around a specimen, which is a document in the source language: so are these words. */
const specimenWords = block('Around a specimen', {
  layer: fact(40, 'Place among the layers').describe('{number}, {total}, {name}'),
  product: fact(24, 'Cell: product'),
  document: fact(24, 'Cell: deliverables'),
  tools: fact(24, 'Cell: tools'),
  issue: fact(24, 'Cell: issue and date'),
  state: fact(24, 'Cell: state'),
  counts: fact(90, 'Findings and open points').describe('{findings}, {open}'),
  address: fact(24, 'Cell: address, on paper'),
  requirements: fact(40, 'Heading: requirements'),
  number: fact(20, 'Column: number'),
  what: fact(30, 'Column: requirement'),
  limit: fact(20, 'Column: limit'),
  result: fact(20, 'Column: result'),
  verdict: fact(20, 'Column: verdict'),
  pass: fact(14, 'Passed'),
  fail: fact(14, 'Failed'),
  notShown: fact(14, 'Neither passed nor failed'),
  findings: fact(40, 'Heading: findings'),
  open: fact(40, 'Heading: open points'),
  attack: fact(60, 'Heading: doubts'),
  same: fact(40, 'Heading: the same numbers'),
  set: fact(60, 'Link to the calculation'),
  files: fact(40, 'Heading: files'),
  repeat: fact(40, 'Heading: how to repeat it'),
});

export const examplePageSchema = block('Worked example', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  specimenMeta: text(170, 'Description of a specimen in search results', ['title']),
  heading: text(60, 'Heading'),
  made: text(160, 'First sentence').describe('That it was made for this website'),
  lead: text(260, 'Opening paragraph'),
  facts: z
    .array(
      block('Fact', { id: entryId, name: text(30, 'What is told'), text: text(80, 'What it is') }),
    )
    .max(6)
    .default([])
    .meta({ title: 'What it must do' }),
  notMade: text(30, 'Where a layer has no specimen yet'),
  handsOn: text(40, 'What a layer hands on', ['text']),
  layersName: text(60, 'Name of the list of layers, for screen readers'),
  layers: z
    .array(
      block('Layer', {
        id: slug
          .meta({ title: 'Short name' })
          .describe('The name of its folder. Keep it once it is published'),
        service: serviceSlug,
        title: text(50, 'Document'),
        question: text(160, 'What it answers'),
        handsOn: text(90, 'What it hands on').optional(),
      }),
    )
    .min(1)
    .meta({ title: 'Layers, from the smallest' }),
  requirements: block('What was asked', {
    title: text(40, 'Heading'),
    text: text(260, 'Text below it'),
    number: text(20, 'Column: number'),
    what: text(30, 'Column: requirement'),
    layer: text(30, 'Column: layer'),
    result: text(30, 'Column: result'),
    pass: text(20, 'Passed'),
    part: text(30, 'Passed so far').describe('Where a layer that shows it has no specimen yet'),
    fail: text(20, 'Failed'),
    notShown: text(24, 'Neither passed nor failed'),
    notMade: text(24, 'No specimen yet'),
    checks: text(40, 'Checks that passed', ['count', 'total']),
    items: z
      .array(
        block('Requirement', {
          id: requirementId,
          text: text(200, 'What is asked'),
          layers: z
            .array(slug.meta({ title: 'Layer' }))
            .min(1)
            .meta({ title: 'Layers that show it' }),
        }),
      )
      .min(1)
      .meta({ title: 'Requirements' }),
  }),
  failed: block('What failed', { title: text(50, 'Heading'), text: text(260, 'Text below it') }),
  questions: block('Questions', {
    title: text(40, 'Heading'),
    items: z
      .array(
        block('Question', {
          id: entryId,
          ask: text(120, 'Question'),
          answer: text(500, 'What we say to it'),
        }),
      )
      .default([])
      .meta({ title: 'Questions' }),
  }),
  reading: block('How to read it', { title: text(40, 'Heading'), text: text(400, 'Text') }),
  links: block('Links from other pages', {
    deliverable: text(60, 'Below a deliverable', ['title']),
    calculation: text(80, 'Below a calculation', ['title']),
    set: text(60, 'Link that sets its numbers'),
    confirms: text(90, 'Below a note that it confirms', ['title']),
    contradicts: text(90, 'Below a note that it contradicts', ['title']),
    line: text(160, 'Below its name, on other pages'),
  }),
  specimen: specimenWords,
});

export type ExamplePageContent = z.infer<typeof examplePageSchema>;
export type SpecimenWords = ExamplePageContent['specimen'];
