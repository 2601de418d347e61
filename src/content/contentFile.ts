import { readMarkdown } from './markdown/markdownFile.ts';
import { readYaml, type YamlFile } from './yaml/yamlFile.ts';

export const isMarkdown = (file: string) => file.endsWith('.md');

/** The data of a file in content/; the text of a Markdown file is its field `body`. */
export const readContentFile = (path: string): YamlFile =>
  isMarkdown(path) ? readMarkdown(path) : readYaml(path);
