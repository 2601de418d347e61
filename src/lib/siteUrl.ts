/** Why a site cannot stand at this address; undefined where it can. */
export function siteUrlProblem(url: string): string | undefined {
  const { origin, protocol } = URL.canParse(url) ? new URL(url) : { origin: '', protocol: '' };
  if (/^https?:$/.test(protocol) && origin === url) return undefined;
  return `expected an address such as https://company.example, without a path or a slash at its end, found "${url}"`;
}

/**
 * Where a build will stand. A copy of the site, such as a staging site or the preview of a pull request, is built with
 * another address than the public one.
 */
export function siteUrlOf(publicUrl: string, copyUrl: string | undefined): string {
  // CI passes an empty text where a variable is not set.
  if (!copyUrl) return publicUrl;
  const problem = siteUrlProblem(copyUrl);
  if (problem) throw new Error(`SITE_URL: ${problem}`);
  return copyUrl;
}
