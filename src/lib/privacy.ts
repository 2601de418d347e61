import type { InboxSettings } from '../../site.config.ts';
import { EXTERNAL_HOSTS, type ExternalHost } from './externalHosts.ts';
import { type Retention, STORED, type StoredItem } from './storageKeys.ts';

/** The settings that decide what a visit stores and requests. */
export interface PrivacySettings {
  url: string;
  mapShapesUrl: string;
  splash: 'always' | 'once' | 'never';
  languages: readonly unknown[];
  inbox?: InboxSettings | undefined;
  counter?: { script: string; host: string };
}

export interface StoredEntry extends Retention {
  item: StoredItem;
  key: string;
}

/** A request that a page makes by itself beside its own files. */
export interface RequestItem {
  /** Names the words that /privacy has for it. */
  id: 'mapHost' | 'mapOwn' | 'counterScript' | 'counter';
  /** Who is asked. */
  host: string;
}

interface LinkItem {
  id: ExternalHost;
  host: string;
}

/** /privacy lists all that the code declares, without what the settings rule out. */
export interface PrivacyFacts {
  stored: StoredEntry[];
  requests: RequestItem[];
  links: LinkItem[];
  countsVisits: boolean;
}

export function privacyFacts(settings: PrivacySettings): PrivacyFacts {
  const unused: Partial<Record<StoredItem, boolean>> = {
    language: settings.languages.length < 2,
    splash: settings.splash !== 'once',
    messageKey: settings.inbox === undefined,
  };
  const items = (Object.keys(STORED) as StoredItem[]).filter((item) => !unused[item]);
  return {
    stored: items.map((item) => ({ item, ...STORED[item] })),
    requests: [mapRequest(settings), ...counterRequests(settings)],
    countsVisits: settings.counter !== undefined,
    links: (Object.keys(EXTERNAL_HOSTS) as ExternalHost[]).map((id) => ({
      id,
      host: EXTERNAL_HOSTS[id],
    })),
  };
}

function mapRequest({ url, mapShapesUrl }: PrivacySettings): RequestItem {
  const own = new URL(url).host;
  const { host } = new URL(mapShapesUrl, url);
  return { id: host === own ? 'mapOwn' : 'mapHost', host };
}

/** The script may be a file of the site itself; what it reports is named in any case. */
function counterRequests({ url, counter }: PrivacySettings): RequestItem[] {
  if (!counter) return [];
  const own = new URL(url).host;
  const script = new URL(counter.script, url).host;
  return [
    ...(script === own ? [] : [{ id: 'counterScript' as const, host: script }]),
    { id: 'counter', host: new URL(counter.host, url).host },
  ];
}
