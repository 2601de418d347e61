// `npm run edit`: the site with hot reload, and the editor at /admin. PORT and HOST as for `npm start`.
process.env.SITE_EDITOR = 'local';
const { PORT = '4321', HOST = '127.0.0.1' } = process.env;
process.argv.push('dev', '--port', PORT, '--host', HOST);
await import('./astro.mjs');
