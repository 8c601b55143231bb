import type { DemoArticle } from '../catalog/articles.ts';
import { type Bodice, bodice, cuffs, front } from './bodice.ts';
import type { Point } from './canvas.ts';
import { band, curve, type Drawing, mirrored, pair, part, points, stroke } from './shapes.ts';
import { buttons, collar, placket, ribs, seam } from './trims.ts';

const shirtCut: Bodice = {
  top: 0.2,
  neck: 0.075,
  open: 0.06,
  shoulder: 0.21,
  chest: 0.235,
  hem: [0.235, 0.8],
  sleeve: { cuff: [0.375, 0.68], half: 0.045 },
};

const shirtTrims: Drawing = [
  ...cuffs(shirtCut, 0.9, 0.14),
  ...placket(0.24, 0.8, 0.487),
  ...placket(0.24, 0.8, 0.513),
  ...buttons(0.31, 0.74, 6),
  ...collar(0.2, 0.075),
];
const shirt: Drawing = [...bodice(shirtCut), ...shirtTrims];

const stripes = [0.27, 0.33, 0.39, 0.45, 0.51, 0.57, 0.63, 0.69, 0.75];

const knitCut: Bodice = {
  top: 0.22,
  neck: 0.085,
  open: 0.05,
  shoulder: 0.22,
  chest: 0.245,
  hem: [0.22, 0.76],
  sleeve: { cuff: [0.36, 0.72], half: 0.042 },
};

/** Ribs at hem and cuffs. */
const knitTrims: Drawing = [...cuffs(knitCut, 0.91, 0.16), ...ribs(front(knitCut), 0.72, 0.76)];
const knit: Drawing = [...bodice(knitCut), ...knitTrims];

const roundNeck = pair(stroke(curve(points('0,0.28 0.05,0.27 0.09,0.218')), 0.018), 0.14);

const cardiganCut: Bodice = { ...knitCut, open: 0.22, isV: true, hem: [0.225, 0.74] };

/** Two strands that cross each other again and again. */
function cable(x: number): Drawing {
  const strand = (side: 1 | -1) =>
    Array.from(
      { length: 12 },
      (_, index): Point => [0.5 + x + side * 0.016 * (-1) ** index, 0.36 + index * 0.03],
    );
  return ([1, -1] as const).map((side) => part(stroke(curve(strand(side)), 0.006), 0.25));
}

const hoodieCut: Bodice = { ...knitCut, shoulder: 0.24, chest: 0.265, hem: [0.24, 0.8], open: 0.045 };

export const tops = {
  shirt: [...shirt, part(points('0.57,0.38 0.66,0.38 0.66,0.47 0.615,0.49 0.57,0.47'), 0.09)],
  striped_shirt: [
    ...bodice(shirtCut),
    ...stripes.map((y) => part(band(front(shirtCut), y, y + 0.022), -0.6)),
    ...shirtTrims,
  ],
  lace_collar_shirt: [
    ...shirt,
    // Scallops around a broad collar.
    ...pair(
      curve(points('0,0.235 0.07,0.19 0.13,0.21 0.15,0.25 0.13,0.29 0.09,0.285 0.07,0.32 0.04,0.29'), true),
      -0.55,
    ),
    ...pair(
      stroke(
        curve(points('0.01,0.24 0.045,0.275 0.07,0.295 0.09,0.265 0.125,0.27 0.135,0.24 0.115,0.215')),
        0.004,
      ),
      0.25,
    ),
  ],
  bow_blouse: [
    ...bodice({ ...shirtCut, sleeve: { cuff: [0.375, 0.66], half: 0.065 } }),
    ...placket(0.3, 0.8),
    ...pair(curve(points('0.004,0.27 0.07,0.22 0.12,0.235 0.115,0.29 0.06,0.3'), true), 0.14),
    ...pair(points('0.004,0.27 0.03,0.29 0.085,0.5 0.045,0.515 0.01,0.3'), 0.2),
    part(curve(points('0.48,0.25 0.52,0.25 0.525,0.29 0.475,0.29'), true), 0.3),
  ],
  scarf_top: [
    ...pair(stroke(curve(points('0.02,0.14 0.07,0.19 0.1,0.3')), 0.014), 0.2),
    part(mirrored(points('0,0.36 0.11,0.28 0.22,0.42 0.19,0.56 0.09,0.66 0,0.74'))),
    ...pair(stroke(points('0,0.385 0.1,0.31 0.19,0.43 0.165,0.54 0.08,0.63 0,0.7'), 0.012), -0.4),
    ...pair(stroke(points('0.02,0.36 0.06,0.5 0.03,0.68'), 0.004), seam),
  ],
  sweater: [...knit, ...roundNeck],
  block_sweater: [
    ...bodice(knitCut),
    part(band(front(knitCut), 0.22, 0.42), -0.55),
    part(band(front(knitCut), 0.57, 0.76), 0.5),
    ...knitTrims,
    ...roundNeck,
  ],
  turtleneck: [...knit, ...ribs(mirrored(points('0,0.13 0.08,0.13 0.095,0.25 0,0.27')), 0.13, 0.25)],
  cardigan: [
    ...bodice(cardiganCut),
    ...cuffs(cardiganCut, 0.91, 0.16),
    ...ribs(front(cardiganCut), 0.7, 0.74),
    ...cable(0.12),
    ...cable(-0.12),
    ...pair(stroke(points('0.085,0.22 0.006,0.44 0.006,0.75'), 0.022), 0.16),
    ...buttons(0.47, 0.72, 5),
  ],
  hoodie: [
    part(curve(points('0.37,0.25 0.39,0.15 0.5,0.11 0.61,0.15 0.63,0.25 0.5,0.31'), true), 0.1),
    part(curve(points('0.43,0.24 0.44,0.18 0.5,0.155 0.56,0.18 0.57,0.24 0.5,0.29'), true), 0.42),
    ...bodice({ ...hoodieCut, open: 0.08 }).slice(1),
    ...cuffs(hoodieCut, 0.91, 0.16),
    ...ribs(front(hoodieCut), 0.76, 0.8),
    ...pair(stroke(points('0.03,0.29 0.035,0.42'), 0.007), -0.6),
    part(mirrored(points('0,0.58 0.09,0.58 0.15,0.66 0.15,0.74 0,0.74')), 0.09),
    ...pair(stroke(points('0,0.58 0.09,0.58 0.15,0.66 0.15,0.74 0,0.74'), 0.004), seam),
  ],
} satisfies Partial<Record<DemoArticle, Drawing>>;
