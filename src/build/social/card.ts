import sharp from 'sharp';
import { logo } from '../logo.ts';
import { colourOf } from '../palette.ts';
import { type Faces, facesOf } from './faces.ts';
import { SOCIAL_SIZE } from './paths.ts';
import { drawScene, type Scene } from './scene.ts';
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
const TITLE = { sizes: [96, 88, 78, 70, 62, 54, 46, 40], width: 640, height: 292 };
const LINE = { sizes: [25, 22, 19], width: 1040, height: 25 };

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
  const small = fitted([line], faces.line.width, { ...LINE, leading: 1 });
  const { leading } = faces;
  const { size, lines } = fitted(title, faces.title.width, { ...TITLE, leading });
  const last = foot - 66;
  const step = size * leading;
  const first = last - (lines.length - 1) * step;
  const rows = lines.map((text, at) =>
    path(
      faces.title.outline(text, size, MARGIN.x - 4, first + at * step),
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
          path(
            faces.label.outline(label, faces.labelSize, MARGIN.x + 28, above),
            colourOf('on-plate').dark,
          ),
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
