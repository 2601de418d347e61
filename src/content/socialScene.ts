import type { Scene } from '../assets/social/scene.ts';
import { loadLayers } from './example/loadExample.ts';
import { languageFolders, loadPage, loadService, loadSite } from './load.ts';
import { loadNotes } from './loadMarkdown.ts';
import { pages } from './pages.ts';
import { allRoutes } from './routes.ts';

/** Pictures and offices are the same in every language. */
const [folder = ''] = languageFolders;

/** With more, the strips would be too narrow to recognise the pictures. */
const MAX_STRIPS = 7;

/** The 404 page too: people share broken links by mistake. */
export async function socialPages(): Promise<string[]> {
  const routes = (await allRoutes()).filter((route) => route.folder === folder);
  const unlisted = pages.filter(({ noIndex }) => noIndex);
  return [...routes.map(({ page }) => page), ...unlisted.map(({ name }) => name)];
}

export async function socialSceneOf(page: string): Promise<Scene> {
  const { groups, offices } = await loadSite(folder);
  const slugs = groups.flatMap((group) => group.services.map(({ slug }) => slug));
  const servicePictures = (shown: readonly string[]) =>
    Promise.all(shown.map(async (slug) => (await loadService(folder, slug)).image));
  const slug = slugs.find((each) => page === `services/${each}`);
  if (slug) return { kind: 'pictures', pictures: await servicePictures([slug]) };
  if (page === 'services') {
    return { kind: 'pictures', pictures: await servicePictures(slugs.slice(0, MAX_STRIPS)) };
  }
  const note = (await loadNotes(folder)).find((each) => page === `notes/${each.slug}`);
  if (note) {
    const shown = note.services.map((service) => service.slug);
    return { kind: 'pictures', pictures: await servicePictures(shown) };
  }
  const layers = await loadLayers(folder);
  if (page === 'example') {
    return {
      kind: 'pictures',
      pictures: await servicePictures(
        layers.map(({ service }) => service.slug).slice(0, MAX_STRIPS),
      ),
    };
  }
  const layer = layers.find(({ id }) => page === `example/${id}`);
  if (layer) return { kind: 'pictures', pictures: await servicePictures([layer.service.slug]) };
  if (page === 'about')
    return { kind: 'pictures', pictures: [(await loadPage('about', folder)).wide] };
  return page === 'contact' ? { kind: 'map', offices } : { kind: 'mark' };
}
