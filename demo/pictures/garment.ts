import type { DemoArticle } from '../catalog/articles.ts';
import { createCanvas, type Point } from './canvas.ts';
import { mix, parse, toned } from './colors.ts';
import { drawings } from './drawings.ts';

const [width, height] = [360, 480];
/** Drawn so much smaller, all of an article lies in the square that lists cut out of the middle. */
const scale = 0.86;

/** A plain picture of an article: in its colour, on a light ground of the same tint. */
export function garmentPicture(article: DemoArticle, hex: string): Buffer {
  const color = parse(hex);
  const canvas = createCanvas(width, height, (y) => mix(toned(color, -0.86), [255, 255, 255], 0.5 - y / 2));
  const drawing = drawings[article].map(({ shape, tone }) => ({ shape: shape.map(fitted), tone }));
  const shadow = mix(color, [60, 50, 50], 0.6);
  for (const { shape } of drawing.filter(({ tone }) => Math.abs(tone) < 0.1)) {
    canvas.fill(
      shape.map(([x, y]) => [x + 0.012, y + 0.016]),
      shadow,
      0.18,
    );
  }
  for (const { shape, tone } of drawing) canvas.fill(shape, toned(color, tone));
  return canvas.png();
}

function fitted([x, y]: Point): Point {
  return [0.5 + (x - 0.5) * scale, 0.5 + (y - 0.5) * scale];
}
