/** Whether site.config.ts has an inbox: a constant of the build (astro.config.ts), so that unused code is left out. */
declare const HAS_INBOX: boolean;
