import type { DemoArticle } from '../catalog/articles.ts';
import { type Bodice, bodice, cuffs, front } from './bodice.ts';
import { band, curve, type Drawing, pair, part, points, stroke } from './shapes.ts';
import { belt, buttons, collar, folds, placket, pockets, ribs, seam } from './trims.ts';

const long: Bodice = {
  top: 0.1,
  neck: 0.065,
  open: 0.05,
  shoulder: 0.155,
  chest: 0.16,
  waist: [0.125, 0.42],
  hem: [0.27, 0.9],
  sleeve: { cuff: [0.29, 0.5], half: 0.035 },
};

const mini: Bodice = {
  ...long,
  top: 0.16,
  chest: 0.18,
  waist: [0.15, 0.46],
  hem: [0.235, 0.76],
  shoulder: 0.175,
  sleeve: { cuff: [0.25, 0.36], half: 0.055 },
};

const knit: Bodice = { ...long, waist: [0.13, 0.42], hem: [0.18, 0.9], open: 0.04 };

const shirred: Bodice = {
  top: 0.17,
  neck: 0.12,
  open: 0.07,
  shoulder: 0.15,
  chest: 0.155,
  waist: [0.12, 0.44],
  hem: [0.28, 0.88],
  sleeve: { cuff: [0.25, 0.33], half: 0.05 },
};

export const dresses = {
  shirt_dress: [
    ...bodice({ ...long, hem: [0.24, 0.9] }),
    ...cuffs(long, 0.9, 0.14),
    ...placket(0.15, 0.9, 0.487),
    ...placket(0.15, 0.9, 0.513),
    ...buttons(0.2, 0.84, 9),
    ...belt(front(long), 0.41, 0.44),
    ...collar(0.1, 0.065),
  ],
  slip_dress: [
    ...pair(stroke(points('0.1,0.26 0.085,0.12'), 0.007), 0.25),
    part([
      ...curve(points('0.5,0.29 0.55,0.27 0.605,0.245 0.63,0.31 0.61,0.43 0.66,0.6 0.72,0.88')),
      ...curve(points('0.28,0.88 0.34,0.6 0.39,0.43 0.37,0.31 0.395,0.245 0.45,0.27 0.5,0.29')),
    ]),
    ...folds([0.03, 0.48], [0.12, 0.86], 3, 0.16),
    ...pair(stroke(points('0,0.305 0.05,0.285 0.1,0.265'), 0.005), seam),
  ],
  mini_dress: [
    ...bodice(mini),
    ...pair(stroke(points('0.02,0.22 0.02,0.75'), 0.012), -0.45),
    ...cuffs(mini, 0.88, -0.45),
    part(band(front(mini), 0.745, 0.76), -0.45),
    ...pockets(0.06, 0.52, 0.09, 0.02),
    ...buttons(0.28, 0.66, 5),
  ],
  pleated_dress: [
    ...bodice(long),
    ...cuffs(long, 0.9, 0.14),
    ...folds([0.115, 0.43], [0.26, 0.89], 13),
    part(band(front(long), 0.41, 0.432), 0.24),
  ],
  knit_dress: [
    ...bodice(knit),
    ...cuffs(knit, 0.88, 0.16),
    ...ribs(front(knit), 0.84, 0.9),
    ...folds([0.1, 0.36], [0.14, 0.83], 7, 0.12),
    ...pair(stroke(curve(points('0,0.15 0.04,0.14 0.068,0.1')), 0.016), 0.16),
  ],
  shirred_dress: [
    ...bodice(shirred),
    ...[0.27, 0.295, 0.32, 0.345, 0.37, 0.395, 0.42].map((y) =>
      part(band(front(shirred), y, y + 0.007), 0.22),
    ),
    ...folds([0.1, 0.45], [0.19, 0.72], 7, 0.16),
    part(band(front(shirred), 0.72, 0.726), seam),
    ...folds([0.2, 0.73], [0.27, 0.88], 9, 0.16),
  ],
} satisfies Partial<Record<DemoArticle, Drawing>>;
