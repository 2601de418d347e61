import { schemaOfFile } from '../src/content/files.ts';
import { type FormSchema, formSchemaOf } from './formSchema.ts';

/** 'content/en/pages/about.yaml: fields[2].title: expected …' */
const PROBLEM = /^content\/([^/]+)\/([^:]+): ([\w.[\]-]+): (.*)$/s;

/** 'fields[2].title' → ['fields', 2, 'title'] */
const stepsOf = (path: string): (string | number)[] =>
  path.split(/\.|(?=\[)/).map((step) => {
    const place = /^\[(\d+)\]$/.exec(step)?.[1];
    return place === undefined ? step : Number(place);
  });

/** A problem in the words of the form, with the file behind it: 'About → Fields of work 3 → Heading: expected …'. */
export function inFormWords(problem: string): string {
  const [, folder, file = '', path = '', expectation] = PROBLEM.exec(problem) ?? [];
  const schema = schemaOfFile(file);
  if (!schema) return problem;
  let form: FormSchema | undefined = formSchemaOf(schema);
  const words = [form.title ?? file];
  for (const step of stepsOf(path)) {
    if (typeof step === 'number') {
      words.push(`${words.pop()} ${step + 1}`);
      form = form?.items;
    } else {
      form = form?.properties?.[step];
      words.push(form?.title ?? step);
    }
  }
  return `${words.join(' → ')}: ${expectation} (content/${folder}/${file}: ${path})`;
}
