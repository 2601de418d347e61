import { defineConfig } from 'html-validate';

// Every rule of the preset holds but these, which ask for another spelling of the same document.
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  // Every browser reads <style> and <link> in the body, and Astro puts its own rules for islands there.
  elements: ['html5', { style: { flow: true, phrasing: true }, link: { flow: true } }],
  rules: {
    'long-title': 'off', // the specification fixes the titles, whatever a brand is called
    'attr-case': 'off', // React writes srcSet and fetchPriority; HTML reads either case
    'void-style': 'off', // React closes void elements, Astro does not; HTML reads both
    'attribute-boolean-style': 'off', // React writes required="", Astro the bare name; HTML reads both
    'attribute-empty-style': 'off', // React writes hidden=""; HTML reads both
    'no-inline-style': 'off', // values that come from data, such as a marker's place, are style props
    'valid-id': ['error', { relaxed: true }], // React's useId begins with an underscore
  },
});
