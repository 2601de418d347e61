/** What `navigator.connection` says; Firefox and Safari have none. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const { connection: line } = navigator as Navigator & { connection?: Connection };
/**
 * Nothing is fetched ahead where the visitor asks for few bytes, or the line is so slow that the page
 * itself needs it. An attribute: a function that the scripts of two pages import would be a request.
 */
if (line && (line.saveData || line.effectiveType !== '4g')) {
  document.documentElement.dataset.sparing = '';
}
