import { ButtonLink } from '../components/Button.tsx';
import type { MessageSentContent } from '../content/schemas/messageSent.ts';
import { addressLink } from '../lib/mail.ts';
import { DocumentHead } from './Legal/DocumentHead.tsx';
import { DocumentSection } from './Legal/DocumentSection.tsx';
import { Interpolate } from './Legal/Interpolate.tsx';

interface MessageSentScreenProps {
  content: MessageSentContent;
  email: string;
  /** The landing page. */
  home: string;
}

export function MessageSentScreen({ content, email, home }: MessageSentScreenProps) {
  return (
    <>
      <DocumentHead label={content.title} title={content.heading} />
      <DocumentSection title={content.title}>
        <p>
          <Interpolate text={content.text} part={email}>
            <a className="link" href={addressLink(email)}>
              {email}
            </a>
          </Interpolate>
        </p>
        <p>
          <ButtonLink look="line" href={home}>
            {content.back}
          </ButtonLink>
        </p>
      </DocumentSection>
    </>
  );
}
