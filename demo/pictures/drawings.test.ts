// @module-tag thorough
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoBrands } from '../catalog/brands.ts';
import { demoProducts } from '../catalog/products.ts';
import { brandScene, brandShots, brandSizes } from './brand.ts';
import { parse } from './colors.ts';
import { drawn } from './drawn.ts';
import { painted } from './painting.ts';
import { photographed } from './photograph.ts';
import { isPiece, type Scene } from './scene.ts';
import { sceneOf, shotSizes, shots } from './shots.ts';

const size = { width: 120, height: 160 };

/** The pixels that show the product itself. */
function pixelsOf({ behind, own, frame }: Scene, at = size): number[] {
  const { pieces } = painted([...behind, ...own], frame, at);
  const before = behind.filter(isPiece).length;
  return [...pieces.keys()].filter((pixel) => (pieces[pixel] ?? 0) > before);
}

const whole = demoProducts.flatMap((product) =>
  (['worn', 'apart'] as const).map((shot) => ({ ...product, shot })),
);

test.each(whole)('all of $name is visible with a margin: $shot', (product) => {
  const { width, height } = size;
  const pixels = pixelsOf(sceneOf(product, product.shot));
  expect(pixels.length).toBeGreaterThan(0.05 * width * height);
  const rows = pixels.map((at) => Math.floor(at / width));
  const columns = pixels.map((at) => at % width);
  expect(Math.min(...rows)).toBeGreaterThan(0.08 * height);
  expect(Math.max(...rows)).toBeLessThan(0.92 * height);
  expect(Math.min(...columns)).toBeGreaterThan(0.05 * width);
  expect(Math.max(...columns)).toBeLessThan(0.95 * width);
});

test.each(demoProducts)('a close-up of $name shows little else', (product) => {
  expect(pixelsOf(sceneOf(product, 'detail')).length).toBeGreaterThan(0.45 * size.width * size.height);
});

test.each(demoProducts)('the picture of $name has its colour', async (product) => {
  const scene = sceneOf(product, 'worn');
  const seen = await sharp(await photographed(scene, size))
    .raw()
    .toBuffer();
  const pixels = pixelsOf(scene);
  const color = parse(product.color);
  const far = (at: number) =>
    Math.hypot(...color.map((part, channel) => part - (seen[at * 3 + channel] ?? 0)));
  const alike = pixels.filter((at) => far(at) < 60);
  expect(alike.length / pixels.length).toBeGreaterThan(0.25);
});

test('all pictures differ, and drawing one again gives the same bytes', async () => {
  const few = { width: 45, height: 60 };
  const draw = async () => {
    const made = demoProducts.flatMap((product) =>
      shots.map(async (shot) => hashOf(await photographed(sceneOf(product, shot), few))),
    );
    return Promise.all(made);
  };
  const hashes = await draw();
  expect(new Set(hashes).size).toBe(demoProducts.length * shots.length);
  expect(await draw()).toEqual(hashes);
});

test.each(demoBrands.flatMap(({ name }, index) => brandShots.map((shot) => ({ name, index, shot }))))(
  'the $shot of $name is not cut at its sides',
  ({ index, shot }) => {
    const { width, height } = { width: brandSizes[shot].width / 4, height: brandSizes[shot].height / 4 };
    const columns = pixelsOf(brandScene(index, shot), { width, height }).map((at) => at % width);
    expect(columns.length).toBeGreaterThan(0.05 * width * height);
    expect(Math.min(...columns)).toBeGreaterThan(0);
    expect(Math.max(...columns)).toBeLessThan(width - 1);
  },
);

test('the worker thread answers in order, and ends when unused', async () => {
  const wishes = [{ brand: 0, shot: 'logo' } as const, { product: 14, shot: 'detail' } as const];
  const widths: number[] = [];
  for await (const bytes of drawn(wishes)) widths.push((await sharp(bytes).metadata()).width);
  expect(widths).toEqual([400, shotSizes.detail.width]);
  const aborted = drawn(wishes, AbortSignal.abort());
  await expect(aborted.next()).rejects.toThrow('aborted');
});

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
