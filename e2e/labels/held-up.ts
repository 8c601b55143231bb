import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type DrawnPage, drawnPages } from '#read-api/labels/testing/read-pdf.ts';
import { tokensOf } from '../kit/accounts.ts';
import { house } from '../kit/house.ts';

const [width, height] = [640, 480];
/** Frames per label at five per second. Two seconds are enough for the previous label to count as new again. */
const framesEach = 10;

/** Writes a video of the labels in turn, which Chromium uses as its camera. */
export async function heldUp(file: string, paths: readonly string[]): Promise<void> {
  const { accessToken } = await tokensOf('staff');
  const frames: Buffer[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip C420mpeg2\n`)];
  for (const path of paths) {
    const answer = await fetch(house().server.url + path, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const [page] = await drawnPages(new Uint8Array(await answer.arrayBuffer()));
    if (page === undefined) throw new Error(`${path} has no page`);
    const frame = Buffer.concat([Buffer.from('FRAME\n'), await inHand(page)]);
    for (let each = 0; each < framesEach; each++) frames.push(frame);
  }
  await writeFile(file, Buffer.concat(frames));
}

/**
 * A slightly turned label in front of a grey wall, as a plane of brightness and two colourless planes at half size.
 */
async function inHand(label: DrawnPage): Promise<Buffer> {
  const wall = { r: 120, g: 120, b: 120 };
  const raw = { width: label.width, height: label.height, channels: 4 } as const;
  const held = await sharp(label.pixels, { raw })
    .resize({ width: 560 })
    .flatten({ background: '#fff' })
    .rotate(3, { background: wall })
    .resize({ width, height, fit: 'contain', background: wall })
    .greyscale()
    .raw()
    .toBuffer();
  return Buffer.concat([held, Buffer.alloc((width * height) / 2, 128)]);
}
