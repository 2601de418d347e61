/**
 * The Content-Security-Policy of the editor's page alone. It writes its styles itself, shows pictures
 * that it has read or is given, and talks to the repository; everything it runs is the site's own.
 */
export function adminPolicy(publicHost: boolean): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://avatars.githubusercontent.com",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  if (publicHost) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
