import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { languageRoutes, loadPage, loadSite } from '../../../content/load.ts';
import { loadNotes } from '../../../content/loadMarkdown.ts';
import { PAGES } from '../../../content/pages.ts';
import { atomFeed } from '../../../lib/atom.ts';
import { stripBreakMarks } from '../../../lib/breaks.ts';
import { feedPath } from '../../../lib/paths.ts';
import { mapStrings } from '../../../lib/placeholders.ts';
import { settings, siteUrl } from '../../../settings.ts';

export const getStaticPaths = () => (PAGES.notes.isBuilt ? languageRoutes() : []);

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const site = await loadSite(props.folder);
  const content = await loadPage('notes', props.folder);
  const notes = await loadNotes(props.folder);
  const feed = {
    url: siteUrl,
    language: site.language,
    title: `${settings.brand}: ${content.title}`,
    subtitle: content.lead,
    author: settings.brand,
    path: feedPath(site.paths),
    page: site.paths.notes,
    entries: notes.map(({ foreign, ...note }) => ({ ...note, language: foreign?.lang })),
  };
  // Machines read these texts: no soft hyphens, no zero-width spaces.
  return new Response(atomFeed(mapStrings(feed, stripBreakMarks)), {
    headers: { 'Content-Type': 'application/atom+xml' },
  });
};
