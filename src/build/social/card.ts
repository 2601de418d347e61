import sharp from 'sharp';
import { logo } from '../logo.ts';
import { colourOf } from '../palette.ts';
import { SOCIAL_SIZE } from './paths.ts';
import { drawScene, type Scene } from './scene.ts';
import { typeface } from './typeface.ts';
import { fitted } from './wrap.ts';

export interface SocialCard {
  /** Above the title, in capitals where the language has them. */
  label?: string;
  /** The title in phrases; each begins a new line. */
  title: readonly string[];
  /** One line at the foot. */
  line: string;
  scene: Scene;
}

const { width, height } = SOCIAL_SIZE;
const MARGIN = { x: 68, y: 64 };
const LOGO_HEIGHT = 48;
const TITLE = { sizes: [96, 88, 78, 70, 62, 54, 46, 40], width: 640, lines: 3 };
const LEADING = 0.98;
const LINE = { size: 25, width: 1040, lines: 1 };

const LATIN_TRACKING = { title: -0.042, line: -0.01, label: 0.08 };
/** The script's own file, and those numbered parts of the family that hold its punctuation. */
const noto =
  (family: string, ...parts: (string | number)[]) =>
  (weight: number) =>
    parts.map(
      (part) =>
        `@fontsource/noto-sans-${family}/files/noto-sans-${family}-${part}-${weight}-normal.woff2`,
    );
/** Of scripts that the site's own typefaces do not have; their letters are not moved together. */
const SCRIPTS: Readonly<Record<string, (weight: number) => string[]>> = {
  bn: noto('bengali', 'bengali'),
  ja: noto('jp', 'japanese', 119, 117, 116, 115),
  'zh-TW': noto('tc', 'chinese-traditional', 119, 118, 115),
};

const sans = '@fontsource-variable/instrument-sans/files/instrument-sans';
const sansFiles = [`${sans}-latin-wght-normal.woff2`, `${sans}-latin-ext-wght-normal.woff2`];
const mono = '@fontsource-variable/geist-mono/files/geist-mono';
const monoFiles = [`${mono}-latin-wght-normal.woff2`, `${mono}-latin-ext-wght-normal.woff2`];

async function readFaces(language: string) {
  const script = SCRIPTS[language];
  const face = (files: readonly string[], weight: number, tracking: number) =>
    typeface({
      files: script ? [...files, ...script(weight)] : files,
      weight,
      tracking: script ? 0 : tracking,
    });
  return {
    title: await face(sansFiles, 500, LATIN_TRACKING.title),
    line: await face(sansFiles, 400, LATIN_TRACKING.line),
    label: await face(monoFiles, 500, LATIN_TRACKING.label),
  };
}

const known = new Map<string, ReturnType<typeof readFaces>>();

function facesOf(language: string): ReturnType<typeof readFaces> {
  const faces = known.get(language) ?? readFaces(language);
  known.set(language, faces);
  return faces;
}

type Faces = Awaited<ReturnType<typeof readFaces>>;

const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`;

function lockup(): string {
  const [, , boxWidth = 1, boxHeight = 1] = logo.viewBox.split(/[\s,]+/).map(Number);
  const across = (LOGO_HEIGHT * boxWidth) / boxHeight;
  return `<svg x="${MARGIN.x}" y="${MARGIN.y}" width="${across}" height="${LOGO_HEIGHT}" viewBox="${logo.viewBox}">
    <g fill="${colourOf('on-plate').dark}">${logo.ink}</g><g fill="${colourOf('copper-plate').dark}">${logo.die}</g></svg>`;
}

/** From the foot upwards: the line, the title, the label with its die. */
function words({ label, title, line }: SocialCard, faces: Faces): string {
  const foot = height - MARGIN.y - 8;
  const small = fitted([line], faces.line.width, { ...LINE, sizes: [LINE.size, 22, 19] });
  const { size, lines } = fitted(title, faces.title.width, TITLE);
  const last = foot - 66;
  const first = last - (lines.length - 1) * size * LEADING;
  const rows = lines.map((text, at) =>
    path(
      faces.title.outline(text, size, MARGIN.x - 4, first + at * size * LEADING),
      colourOf('on-plate').dark,
    ),
  );
  const above = first - size * 0.74 - 34;
  return [
    path(faces.line.outline(line, small.size, MARGIN.x, foot), colourOf('on-plate-2').dark),
    ...rows,
    ...(label
      ? [
          `<rect x="${MARGIN.x}" y="${above - 13}" width="12" height="12" fill="${colourOf('copper-plate').dark}"/>`,
          path(faces.label.outline(label, 20, MARGIN.x + 28, above), colourOf('on-plate').dark),
        ]
      : []),
  ].join('');
}

export async function drawCard(card: SocialCard, language: string): Promise<Buffer> {
  const { photographs, shapes } = await drawScene(card.scene);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${shapes}${lockup()}${words(card, await facesOf(language))}</svg>`;
  return (
    sharp({ create: { width, height, channels: 3, background: colourOf('plate').dark } })
      .composite([...photographs, { input: Buffer.from(svg), left: 0, top: 0 }])
      // Photographs as PNG weigh more than some messengers fetch; whole chroma keeps thin copper lines.
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}
