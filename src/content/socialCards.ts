import { site as settings } from '../../site.config.ts';
import type { SocialCard } from '../build/social/card.ts';
import {
  loadAbout,
  loadContact,
  loadLanding,
  loadNotFound,
  loadService,
  loadServices,
  loadSite,
} from './load.ts';
import type { Route } from './routes.ts';

/** What a page's social image says and shows: its own title and its own picture. */
export async function socialCardOf(route: Route): Promise<SocialCard> {
  const { label, ...card } = await cardOf(route);
  return label ? { ...card, label: label.toLocaleUpperCase(route.language) } : card;
}

async function cardOf({ language, page, path }: Route): Promise<SocialCard> {
  const line = settings.tagline;
  if (page === 'home') {
    const { statement } = await loadLanding(language);
    return { title: statement, line, scene: { kind: 'mark' } };
  }
  if (page === 'not-found') {
    const { title, label } = await loadNotFound(language);
    return { title: [title], label, line, scene: { kind: 'mark' } };
  }
  if (page === 'about') {
    const { title, label, wide } = await loadAbout(language);
    return { title: [title], label, line, scene: { kind: 'picture', picture: wide } };
  }
  const { groups, offices } = await loadSite(language);
  if (page === 'contact') {
    const { title, map } = await loadContact(language);
    return { title: [title], label: map.title, line, scene: { kind: 'map', offices } };
  }
  if (page === 'services') {
    const { title, label } = await loadServices(language);
    const slugs = groups.flatMap((group) => group.services.map(({ slug }) => slug));
    const services = await Promise.all(
      slugs.slice(0, 7).map((slug) => loadService(language, slug)),
    );
    const pictures = services.map((service) => service.image);
    return { title: [title], label, line, scene: { kind: 'pictures', pictures } };
  }
  const group = groups.find((each) => each.services.some((service) => service.path === path));
  const slug = page.replace('services/', '');
  const service = await loadService(language, slug);
  const scene = { kind: 'picture', picture: service.image } as const;
  return { title: [service.title], label: group?.label, line: service.line, scene };
}
