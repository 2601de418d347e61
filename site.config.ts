/**
 * What a company changes first. Together with the files in src/assets/logo this is the whole
 * rebranding: copy names these values through placeholders ({brand}, {legalName}, {email}).
 */
export interface SiteSettings {
  /** The name on every page and in every title. */
  brand: string;
  /** The name in the legal line of the footer. */
  legalName: string;
  /** One line under the logo, on social images and in the manifest. */
  tagline: string;
  /** Where the contact form's mail is addressed. */
  email: string;
  /** The public address, without a slash at the end. */
  url: string;
  /** World-map shapes, read as TopoJSON. '/shapes/countries-110m.json' is the site's own copy. */
  mapShapesUrl: string;
  /** The three-second "being updated" splash on the landing page: on every view, once a visit, or never. */
  splash: 'always' | 'once' | false;
  /** The folder in content/ that is served without a language prefix. */
  language: string;
}

export const site: SiteSettings = {
  brand: 'Ohmwright',
  legalName: 'Ohmwright Engineering',
  tagline: 'Semiconductors, embedded systems, software and AI',
  email: 'hello@ohmwright.example',
  url: 'https://ohmwright.example',
  mapShapesUrl: 'https://cdn.jsdelivr.net/npm/world-atlas@2.0.2/countries-110m.json',
  splash: 'always',
  language: 'en',
};
