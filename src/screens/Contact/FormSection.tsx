import type { SiteContent } from '../../content/load.ts';
import type { ContactContent } from '../../content/schema.ts';

export interface FormSectionProps {
  site: SiteContent;
  content: ContactContent;
  email: string;
}

export function FormSection({ content }: FormSectionProps) {
  return <section id="contact-form" aria-label={content.form.title} />;
}
