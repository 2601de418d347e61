import sharp from 'sharp';
import { expect, test } from '../e2e/support/test.ts';

/** How bright the lower corner of a picture is, where every page shows its ground: 0 to 255. */
async function brightness(picture: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(picture, 'base64'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[(info.height - 4) * info.width * info.channels + 4 * info.channels] ?? 255;
}

test('no frame is light on the way to a page when dark is chosen, at CPU 4×', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true }); // it lies under its own label
  await page.reload(); // the last frame of the light page is not one of the way
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames: string[] = [];
  const acknowledged: Promise<unknown>[] = [];
  const keep = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data);
    acknowledged.push(session.send('Page.screencastFrameAck', { sessionId }));
  };
  session.on('Page.screencastFrame', keep);
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  for (const path of ['/services', '/contact', '/services/rtl-design']) {
    const before = frames.length;
    await page.goto(path);
    await expect.poll(() => frames.length).toBeGreaterThan(before);
  }
  session.off('Page.screencastFrame', keep);
  await Promise.all(acknowledged);
  await session.send('Page.stopScreencast');
  const bright = await Promise.all(frames.map(brightness));
  expect(Math.max(...bright)).toBeLessThan(60);
});
