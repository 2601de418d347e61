import sharp from 'sharp';
import { colourOf } from '../../styles/palette.ts';
import { logo } from '../logo.ts';
import { SOCIAL_SIZE } from './paths.ts';
import { drawScene, type Scene } from './scene.ts';

const { width, height } = SOCIAL_SIZE;
/** At the top, because some networks print the title over the bottom of the picture. */
const LOGO = { x: 68, y: 60, height: 64 };

function lockup(): string {
  const [, , boxWidth = 1, boxHeight = 1] = logo.viewBox.split(/[\s,]+/).map(Number);
  const across = (LOGO.height * boxWidth) / boxHeight;
  return `<svg x="${LOGO.x}" y="${LOGO.y}" width="${across}" height="${LOGO.height}" viewBox="${logo.viewBox}">
    <g fill="${colourOf('on-plate').dark}">${logo.ink}</g><g fill="${colourOf('copper-plate').dark}">${logo.die}</g></svg>`;
}

/** Without words, so that one picture serves all languages; networks print the title beside it. */
export async function drawSocialImage(scene: Scene): Promise<Buffer> {
  const { photographs, shapes } = await drawScene(scene);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}${lockup()}</svg>`;
  return (
    sharp({ create: { width, height, channels: 3, background: colourOf('plate').dark } })
      .composite([...photographs, { input: Buffer.from(svg), left: 0, top: 0 }])
      // PNG would be too large for some messengers. 4:4:4 keeps the thin copper lines sharp.
      .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}
