import type { AboutContent } from '../content/schema.ts';

export interface AboutScreenProps {
  content: AboutContent;
}

export function AboutScreen({ content }: AboutScreenProps) {
  return <h1>{content.title}</h1>;
}
