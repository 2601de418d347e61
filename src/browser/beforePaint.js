{
  const root = document.documentElement;
  const { languages = '' } = document.currentScript?.dataset ?? {};

  const show = () => {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const colour of document.querySelectorAll('meta[name=theme-color]')) {
      const { scheme } = colour.dataset;
      const chosen = root.dataset.theme;
      colour.media = chosen
        ? chosen === scheme
          ? 'all'
          : 'not all'
        : `(prefers-color-scheme:${scheme})`;
    }
  };

  const preferred = () => {
    const kept = localStorage.getItem('language');
    if (kept) return kept;
    const offered = languages.split(' ').map((tags) => tags.split(','));
    for (const tag of navigator.languages) {
      const wanted = tag.toLowerCase();
      const found = offered.find((tags) =>
        tags.some((each) => `${wanted}-`.startsWith(`${each.toLowerCase()}-`)),
      );
      if (found) return found[0];
    }
    return root.lang;
  };

  try {
    show();
    const language = preferred();
    if (language !== root.lang) root.dataset.suggest = language;
    root.dataset.choices = '';
    addEventListener('pageshow', show);
    addEventListener('storage', show);
  } catch {}
}
