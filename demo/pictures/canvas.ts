import { encodePng } from './png.ts';

export type Point = readonly [x: number, y: number];
export type Color = readonly [red: number, green: number, blue: number];

/** A surface whose shapes are given in 0 to 1 from the upper left; edges are smooth. */
export interface Canvas {
  fill(shape: readonly Point[], color: Color, opacity?: number): void;
  png(): Buffer;
}

/** Each pixel is looked at in so many places across and down. */
const samples = 3;

export function createCanvas(width: number, height: number, background: (y: number) => Color): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const color = background(y / height);
    for (let x = 0; x < width; x++) pixels.set(color, (y * width + x) * 3);
  }
  return {
    fill(shape, color, opacity = 1) {
      const heights = shape.map(([, y]) => y * height);
      const [top, bottom] = [
        Math.max(0, Math.floor(Math.min(...heights))),
        Math.min(height, Math.ceil(Math.max(...heights))),
      ];
      for (let y = top; y < bottom; y++) {
        const covered = coverage(shape, y, width, height);
        for (let x = 0; x < width; x++) {
          const share = ((covered[x] ?? 0) / (samples * samples)) * opacity;
          if (share === 0) continue;
          for (let channel = 0; channel < 3; channel++) {
            const at = (y * width + x) * 3 + channel;
            pixels[at] = Math.round((pixels[at] ?? 0) * (1 - share) + (color[channel] ?? 0) * share);
          }
        }
      }
    },
    png: () => encodePng(width, height, pixels),
  };
}

/** How many of each pixel's samples in a row lie within the shape. */
function coverage(shape: readonly Point[], row: number, width: number, height: number): Uint8Array {
  const covered = new Uint8Array(width);
  for (let sample = 0; sample < samples; sample++) {
    const y = (row + (sample + 0.5) / samples) / height;
    const crossings = crossingsAt(shape, y);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.round((crossings[pair] ?? 0) * width * samples));
      const to = Math.min(width * samples, Math.round((crossings[pair + 1] ?? 0) * width * samples));
      for (let x = from; x < to; x++) {
        const pixel = Math.floor(x / samples);
        covered[pixel] = (covered[pixel] ?? 0) + 1;
      }
    }
  }
  return covered;
}

function crossingsAt(shape: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  for (const [index, [x1, y1]] of shape.entries()) {
    const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
    if (y1 <= y === y2 <= y) continue;
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return crossings.sort((one, other) => one - other);
}
