import type { SiteContent } from '../content/load.ts';
import type { NotFoundContent } from '../content/schema.ts';

export interface NotFoundScreenProps {
  site: SiteContent;
  content: NotFoundContent;
}

export function NotFoundScreen({ content }: NotFoundScreenProps) {
  return <h1>{content.title}</h1>;
}
