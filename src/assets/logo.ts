import { readLogoFile } from '../drawings/logoFile.ts';
import logoFile from './logo/logo.svg?raw';
import markFile from './logo/mark.svg?raw';

/** The shapes of a logo file without colours: they take the colours of the page. */
export interface LogoShapes {
  viewBox: string;
  /** The silhouette, drawn in currentColor. */
  ink: string;
  /** The one part in copper (class "d" in the file); empty where there is none. */
  die: string;
}

export function readLogo(source: string, file: string): LogoShapes {
  const { viewBox, markupOf } = readLogoFile(source, file);
  return {
    viewBox,
    ink: markupOf((classes) => !classes.includes('d')),
    die: markupOf((classes) => classes.includes('d')),
  };
}

export const logo = readLogo(logoFile, 'logo.svg');
export const mark = readLogo(markFile, 'mark.svg');
