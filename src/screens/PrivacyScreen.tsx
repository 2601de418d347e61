import { LaterStyles } from '../components/LaterStyles.tsx';
import type { PrivacyContent } from '../content/schemas/legal.ts';
import type { PrivacyFacts } from '../lib/privacy.ts';
import { DocumentHead } from './Legal/DocumentHead.tsx';
import { DocumentSection } from './Legal/DocumentSection.tsx';
import { KeptTable } from './Legal/KeptTable.tsx';
import { Marked } from './Legal/Marked.tsx';

export interface PrivacyScreenProps {
  content: PrivacyContent;
  /** What is true of this site; the content has words for all that may be. */
  facts: PrivacyFacts;
  email: string;
}

export function PrivacyScreen({ content, facts, email }: PrivacyScreenProps) {
  const { requests, kept, mail, links, server, basis, rights, contact } = content;
  const address = (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <>
      <DocumentHead label={content.label} title={content.title} lead={content.lead} />
      <LaterStyles />
      <DocumentSection title={requests.title}>
        <p>{requests.text}</p>
        <HostList items={facts.requests} words={requests.items} />
      </DocumentSection>
      <DocumentSection title={kept.title} wide={<KeptTable content={kept} kept={facts.kept} />}>
        <p>{kept.text}</p>
        <p>{kept.remove}</p>
      </DocumentSection>
      <DocumentSection title={mail.title}>
        <p>
          <Marked text={mail.text} part={email}>
            {address}
          </Marked>
        </p>
      </DocumentSection>
      <DocumentSection title={links.title}>
        <p>{links.text}</p>
        <HostList items={facts.links} words={links.items} />
      </DocumentSection>
      <DocumentSection title={server.title}>
        <p>{server.text}</p>
      </DocumentSection>
      <DocumentSection title={basis.title}>
        <p>{basis.text}</p>
        <p>{basis.retention}</p>
      </DocumentSection>
      <DocumentSection title={rights.title}>
        <p>{rights.text}</p>
        <ul>
          {rights.items.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      </DocumentSection>
      <DocumentSection title={contact.title}>
        <p>
          <Marked text={contact.text} part={email}>
            {address}
          </Marked>
        </p>
      </DocumentSection>
    </>
  );
}

interface HostListProps<Id extends string> {
  items: readonly { id: Id; host: string }[];
  /** {host} */
  words: Readonly<Record<Id, string>>;
}

function HostList<Id extends string>({ items, words }: HostListProps<Id>) {
  return (
    <ul>
      {items.map(({ id, host }) => (
        <li key={id}>
          <Marked text={words[id]} part="{host}">
            <code>{host}</code>
          </Marked>
        </li>
      ))}
    </ul>
  );
}
