import type { DemoCategory } from '../catalog/reference.ts';
import { type Color, createCanvas, type Point } from './canvas.ts';

const [width, height] = [360, 480];

/** The right half of each outline, from the neck down; the left half mirrors it. */
const halves: Record<DemoCategory, readonly Point[]> = {
  dress: [
    [0, 0.2],
    [0.07, 0.14],
    [0.14, 0.15],
    [0.18, 0.28],
    [0.13, 0.34],
    [0.11, 0.45],
    [0.26, 0.88],
    [0, 0.9],
  ],
  outer: [
    [0, 0.2],
    [0.08, 0.12],
    [0.2, 0.17],
    [0.33, 0.62],
    [0.25, 0.65],
    [0.19, 0.4],
    [0.22, 0.88],
    [0, 0.88],
  ],
  shirt: [
    [0, 0.24],
    [0.08, 0.18],
    [0.2, 0.22],
    [0.34, 0.5],
    [0.26, 0.55],
    [0.19, 0.42],
    [0.19, 0.8],
    [0, 0.8],
  ],
  knit: [
    [0, 0.22],
    [0.07, 0.19],
    [0.21, 0.23],
    [0.33, 0.68],
    [0.25, 0.71],
    [0.2, 0.46],
    [0.2, 0.78],
    [0, 0.78],
  ],
  skirt: [
    [0, 0.22],
    [0.12, 0.22],
    [0.13, 0.28],
    [0.27, 0.8],
    [0, 0.82],
  ],
  pants: [
    [0, 0.14],
    [0.15, 0.14],
    [0.18, 0.34],
    [0.2, 0.9],
    [0.05, 0.9],
    [0, 0.42],
  ],
  bag: [
    [0, 0.4],
    [0.27, 0.4],
    [0.31, 0.8],
    [0, 0.8],
  ],
  accessory: [
    [0.03, 0.2],
    [0.15, 0.2],
    [0.15, 0.58],
    [0.3, 0.7],
    [0.26, 0.78],
    [0.1, 0.74],
    [0.03, 0.62],
  ],
};

const handle: readonly Point[] = [
  [0.36, 0.4],
  [0.4, 0.24],
  [0.6, 0.24],
  [0.64, 0.4],
  [0.6, 0.4],
  [0.57, 0.28],
  [0.43, 0.28],
  [0.4, 0.4],
];

/** A plain picture of a garment: its outline in its colour on a light ground of the same tint. */
export function garmentPicture(category: DemoCategory, hex: string): Buffer {
  const color = parse(hex);
  const canvas = createCanvas(width, height, (y) =>
    mix(mix(color, [255, 255, 255], 0.86), [255, 255, 255], 0.5 - y / 2),
  );
  const outline = mirrored(halves[category]);
  const shadow = outline.map(([x, y]) => [x + 0.012, y + 0.016] as const);
  canvas.fill(shadow, mix(color, [60, 50, 50], 0.6), 0.18);
  if (category === 'bag') canvas.fill(handle, mix(color, [0, 0, 0], 0.25));
  canvas.fill(outline, color);
  // A seam down the middle and a hem tell the front from a mere shape.
  const top = (halves[category][0]?.[1] ?? 0) + 0.02;
  const bottom = halves[category].at(-1)?.[1] ?? 1;
  const seam = (x: number, y1: number, y2: number): Point[] => [
    [x, y1],
    [x + 0.006, y1],
    [x + 0.006, y2],
    [x, y2],
  ];
  canvas.fill(seam(0.497, top, bottom), mix(color, [0, 0, 0], 0.3), 0.5);
  if (category === 'outer' || category === 'shirt') {
    for (const y of [0.34, 0.46, 0.58, 0.7]) canvas.fill(dot(0.53, y), mix(color, [0, 0, 0], 0.45));
  }
  return canvas.png();
}

/** A brand's mark: its first letter's place, a band across a quiet ground. */
export function brandPicture(hex: string, size: { width: number; height: number }): Buffer {
  const color = parse(hex);
  const canvas = createCanvas(size.width, size.height, () => mix(color, [255, 255, 255], 0.88));
  canvas.fill(
    [
      [0.5, 0.18],
      [0.82, 0.5],
      [0.5, 0.82],
      [0.18, 0.5],
    ],
    color,
  );
  canvas.fill(
    [
      [0.5, 0.34],
      [0.66, 0.5],
      [0.5, 0.66],
      [0.34, 0.5],
    ],
    mix(color, [255, 255, 255], 0.7),
  );
  return canvas.png();
}

function mirrored(half: readonly Point[]): Point[] {
  const right = half.map(([x, y]) => [0.5 + x, y] as const);
  const left = half.map(([x, y]) => [0.5 - x, y] as const);
  return [...right, ...left.reverse()];
}

function dot(x: number, y: number): Point[] {
  return Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    return [x + 0.009 * Math.cos(angle), y + 0.007 * Math.sin(angle)];
  });
}

function parse(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function mix(one: Color, other: Color, share: number): Color {
  const at = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [at(0), at(1), at(2)];
}
