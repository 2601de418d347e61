import type { SocialCard } from '../build/social/card.ts';
import { withoutHyphens } from '../lib/breaks.ts';
import { mapStrings } from '../lib/placeholders.ts';
import {
  loadAbout,
  loadContact,
  loadImprint,
  loadLanding,
  loadNotFound,
  loadPrivacy,
  loadService,
  loadServices,
  loadSite,
  taglineOf,
} from './load.ts';
import type { Route } from './routes.ts';

/** What a page's social image says and shows: its own title and its own picture. */
export async function socialCardOf(route: Route): Promise<SocialCard> {
  const { label, ...card } = mapStrings(await cardOf(route), withoutHyphens);
  return label ? { ...card, label: label.toLocaleUpperCase(route.language) } : card;
}

async function cardOf({ language, folder, page, path }: Route): Promise<SocialCard> {
  const line = taglineOf(language);
  if (page === 'home') {
    const { statement } = await loadLanding(folder);
    return { title: statement, line, scene: { kind: 'mark' } };
  }
  if (page === 'not-found') {
    const { title, label } = await loadNotFound(folder);
    return { title: [title], label, line, scene: { kind: 'mark' } };
  }
  if (page === 'privacy' || page === 'imprint') {
    const { title, label } = await (page === 'privacy' ? loadPrivacy : loadImprint)(folder);
    return { title: [title], label, line, scene: { kind: 'mark' } };
  }
  if (page === 'about') {
    const { title, label, wide } = await loadAbout(folder);
    return { title: [title], label, line, scene: { kind: 'picture', picture: wide } };
  }
  const { groups, offices } = await loadSite(folder);
  if (page === 'contact') {
    const { title, map } = await loadContact(folder);
    return { title: [title], label: map.title, line, scene: { kind: 'map', offices } };
  }
  if (page === 'services') {
    const { title, label } = await loadServices(folder);
    const slugs = groups.flatMap((group) => group.services.map(({ slug }) => slug));
    const services = await Promise.all(slugs.slice(0, 7).map((slug) => loadService(folder, slug)));
    const pictures = services.map((service) => service.image);
    return { title: [title], label, line, scene: { kind: 'pictures', pictures } };
  }
  const group = groups.find((each) => each.services.some((service) => service.path === path));
  const slug = page.replace('services/', '');
  const service = await loadService(folder, slug);
  const scene = { kind: 'picture', picture: service.image } as const;
  return { title: [service.title], label: group?.label, line: service.line, scene };
}
