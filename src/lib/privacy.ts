import { LINKED_HOSTS, type LinkedHost } from './elsewhere.ts';
import { KEEPING, KEPT, type Keeping, type Purpose } from './kept.ts';

/** The settings that decide what a visit does. */
export interface PrivacySettings {
  url: string;
  mapShapesUrl: string;
  splash: boolean | 'always' | 'once';
  languages: readonly unknown[];
}

export interface KeptItem extends Keeping {
  purpose: Purpose;
  key: string;
}

/** A request that a page makes by itself beside its own files. */
export interface RequestItem {
  /** Names the words that /privacy has for it. */
  id: 'mapHost' | 'mapOwn';
  /** Who is asked. */
  host: string;
}

export interface LinkItem {
  id: LinkedHost;
  host: string;
}

/** What /privacy says: nothing that the settings rule out, and all that the code declares. */
export interface PrivacyFacts {
  kept: KeptItem[];
  requests: RequestItem[];
  links: LinkItem[];
}

export function privacyFacts(settings: PrivacySettings): PrivacyFacts {
  const never: Partial<Record<Purpose, boolean>> = {
    language: settings.languages.length < 2,
    splash: settings.splash !== 'once',
  };
  const purposes = (Object.keys(KEPT) as Purpose[]).filter((purpose) => !never[purpose]);
  return {
    kept: purposes.map((purpose) => ({ purpose, key: KEPT[purpose], ...KEEPING[purpose] })),
    requests: [mapRequest(settings)],
    links: (Object.keys(LINKED_HOSTS) as LinkedHost[]).map((id) => ({
      id,
      host: LINKED_HOSTS[id],
    })),
  };
}

function mapRequest({ url, mapShapesUrl }: PrivacySettings): RequestItem {
  const own = new URL(url).host;
  const { host } = new URL(mapShapesUrl, url);
  return { id: host === own ? 'mapOwn' : 'mapHost', host };
}
