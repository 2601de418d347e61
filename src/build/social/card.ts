import sharp from 'sharp';
import { logo } from '../logo.ts';
import { colourOf } from '../palette.ts';
import { SOCIAL_SIZE } from './paths.ts';
import { drawScene, type Scene } from './scene.ts';

const { width, height } = SOCIAL_SIZE;
/** At the top: some networks print the page's title over the foot of the picture. */
const LOGO = { x: 68, y: 60, height: 64 };

function lockup(): string {
  const [, , boxWidth = 1, boxHeight = 1] = logo.viewBox.split(/[\s,]+/).map(Number);
  const across = (LOGO.height * boxWidth) / boxHeight;
  return `<svg x="${LOGO.x}" y="${LOGO.y}" width="${across}" height="${LOGO.height}" viewBox="${logo.viewBox}">
    <g fill="${colourOf('on-plate').dark}">${logo.ink}</g><g fill="${colourOf('copper-plate').dark}">${logo.die}</g></svg>`;
}

/** The picture of a page without words, for all its languages: networks print the title beside it. */
export async function drawCard(scene: Scene): Promise<Buffer> {
  const { photographs, shapes } = await drawScene(scene);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${lockup()}</svg>`;
  return (
    sharp({ create: { width, height, channels: 3, background: colourOf('plate').dark } })
      .composite([...photographs, { input: Buffer.from(svg), left: 0, top: 0 }])
      // Photographs as PNG weigh more than some messengers fetch; whole chroma keeps thin copper lines.
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}
