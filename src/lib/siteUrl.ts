/**
 * Where a build will stand. A copy of the site, such as a staging site or the preview of a pull request, is built with
 * another address than the public one.
 */
export function siteUrlOf(publicUrl: string, copyUrl: string | undefined): string {
  // CI passes an empty text where a variable is not set.
  if (!copyUrl) return publicUrl;
  const { origin, protocol } = URL.canParse(copyUrl)
    ? new URL(copyUrl)
    : { origin: '', protocol: '' };
  if (!/^https?:$/.test(protocol) || origin !== copyUrl) {
    throw new Error(
      `SITE_URL: expected an address such as https://staging.example, without a path or a slash at its end, found "${copyUrl}"`,
    );
  }
  return origin;
}
