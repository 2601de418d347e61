import { DeferredStyles } from '../components/DeferredStyles.tsx';
import type { PrivacyContent } from '../content/schemas/legal.ts';
import { addressLink } from '../lib/mail.ts';
import type { PrivacyFacts } from '../lib/privacy.ts';
import { DocumentHead } from './Legal/DocumentHead.tsx';
import { DocumentSection } from './Legal/DocumentSection.tsx';
import { Interpolate } from './Legal/Interpolate.tsx';
import { StorageTable } from './Legal/StorageTable.tsx';

interface PrivacyScreenProps {
  content: PrivacyContent;
  /** What this site stores and requests; the content has texts for every case. */
  facts: PrivacyFacts;
  email: string;
}

export function PrivacyScreen({ content, facts, email }: PrivacyScreenProps) {
  const { requests, kept, mail, links, server, basis, rights, contact } = content;
  const address = (
    <a className="link" href={addressLink(email)}>
      {email}
    </a>
  );
  return (
    <>
      <DocumentHead label={content.label} title={content.title} lead={content.lead} />
      <DeferredStyles />
      <DocumentSection title={requests.title}>
        <p>{facts.countsVisits ? requests.counted : requests.text}</p>
        <HostList items={facts.requests} words={requests.items} />
      </DocumentSection>
      <DocumentSection
        title={kept.title}
        wide={<StorageTable content={kept} entries={facts.stored} />}
      >
        <p>{kept.text}</p>
        <p>{kept.remove}</p>
      </DocumentSection>
      <DocumentSection title={mail.title}>
        <p>
          <Interpolate text={mail.text} part={email}>
            {address}
          </Interpolate>
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
        {facts.countsVisits && <p>{basis.counted}</p>}
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
          <Interpolate text={contact.text} part={email}>
            {address}
          </Interpolate>
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
          <Interpolate text={words[id]} part="{host}">
            <code>{host}</code>
          </Interpolate>
        </li>
      ))}
    </ul>
  );
}
