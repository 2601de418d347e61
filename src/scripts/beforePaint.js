{
  const root = document.documentElement;
  const { offeredLanguages = '' } = document.currentScript?.dataset ?? {};

  const applyTheme = () => {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    const chosen = root.dataset.theme;
    for (const colour of document.querySelectorAll('meta[name=theme-color]')) {
      const { scheme } = colour.dataset;
      colour.media = chosen
        ? chosen === scheme
          ? 'all'
          : 'not all'
        : `(prefers-color-scheme:${scheme})`;
    }
  };

  const offers = (tags, wanted) => tags.some((tag) => `${wanted}-`.startsWith(`${tag}-`));
  const preferred = () => {
    const offered = offeredLanguages.split(' ').map((tags) => tags.split(','));
    const found = navigator.languages.map((wanted) => offered.find((tags) => offers(tags, wanted)));
    return localStorage.getItem('language') ?? found.find(Boolean)?.[0] ?? root.lang;
  };

  try {
    applyTheme();
    const language = preferred();
    if (language !== root.lang) root.dataset.suggest = language;
    addEventListener('pageshow', applyTheme);
    addEventListener('storage', applyTheme);
  } catch {}
}
