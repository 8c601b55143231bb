import type { DemoArticle } from '../catalog/articles.ts';
import { type Bodice, bodice, cuffs, front } from './bodice.ts';
import { band, curve, type Drawing, mirrored, pair, part, points, stroke } from './shapes.ts';
import { belt, buttons, collar, folds, lapels, placket, pockets, ribs, seam } from './trims.ts';

const coatCut: Bodice = {
  top: 0.1,
  neck: 0.07,
  open: 0.05,
  shoulder: 0.19,
  chest: 0.2,
  hem: [0.235, 0.9],
  sleeve: { cuff: [0.33, 0.57], half: 0.048 },
};
const trenchCut: Bodice = {
  ...coatCut,
  shoulder: 0.205,
  chest: 0.22,
  waist: [0.195, 0.45],
  hem: [0.27, 0.9],
};
const jacketCut: Bodice = {
  top: 0.2,
  neck: 0.075,
  open: 0.05,
  shoulder: 0.215,
  chest: 0.235,
  hem: [0.23, 0.78],
  sleeve: { cuff: [0.37, 0.72], half: 0.05 },
};
const croppedCut: Bodice = {
  ...jacketCut,
  top: 0.26,
  hem: [0.225, 0.66],
  sleeve: { cuff: [0.34, 0.72], half: 0.045 },
};
const blousonCut: Bodice = { ...jacketCut, chest: 0.26, waist: [0.28, 0.68], hem: [0.21, 0.78] };
const truckerCut: Bodice = { ...jacketCut, hem: [0.2, 0.75] };
const vestCut: Bodice = {
  top: 0.2,
  neck: 0.085,
  open: 0.04,
  shoulder: 0.185,
  chest: 0.245,
  hem: [0.235, 0.78],
};

const quilting = [0.33, 0.42, 0.51, 0.6, 0.69];

export const outerwear = {
  coat: [
    ...bodice(coatCut),
    ...placket(0.42, 0.9),
    ...lapels(0.1, 0.07, 0.42),
    ...buttons(0.46, 0.66, 3, 0.53),
    ...pockets(0.09, 0.6, 0.1, 0.022),
  ],
  trench_coat: [
    ...bodice(trenchCut),
    // The storm flap and the straps at shoulders and cuffs.
    ...pair(points('0.05,0.16 0.18,0.15 0.19,0.27 0.06,0.3'), 0.1),
    ...pair(stroke(points('0.09,0.125 0.19,0.145'), 0.02), 0.2),
    ...cuffs(trenchCut, 0.82, 0.18),
    ...placket(0.4, 0.9, 0.56),
    ...lapels(0.1, 0.07, 0.34, 0.09),
    ...buttons(0.37, 0.56, 2, 0.455),
    ...buttons(0.37, 0.56, 2, 0.535),
    ...pockets(0.11, 0.55, 0.03, 0.1),
    ...belt(front(trenchCut), 0.44, 0.475),
  ],
  cropped_jacket: [
    ...bodice(croppedCut),
    // Braid along every edge.
    ...pair(stroke(curve(points('0,0.31 0.045,0.3 0.075,0.262')), 0.018), -0.5),
    ...pair(stroke(points('0.012,0.32 0.012,0.66'), 0.014), -0.5),
    part(band(front(croppedCut), 0.642, 0.672), -0.5),
    ...cuffs(croppedCut, 0.94, -0.5),
    ...pockets(0.06, 0.4, 0.09, 0.07),
    ...pockets(0.06, 0.54, 0.09, 0.07),
    ...buttons(0.36, 0.6, 4),
  ],
  blouson: [
    ...bodice(blousonCut),
    ...cuffs(blousonCut, 0.9, 0.2),
    ...ribs(front(blousonCut), 0.72, 0.78),
    part(stroke(points('0.5,0.22 0.5,0.78'), 0.014), 0.5),
    ...pair(stroke(points('0.1,0.62 0.15,0.52'), 0.012), 0.4),
    ...ribs(mirrored(points('0,0.16 0.08,0.16 0.095,0.22 0,0.24')), 0.16, 0.22),
  ],
  trucker_jacket: [
    ...bodice(truckerCut),
    ...cuffs(truckerCut, 0.91, 0.16),
    part(band(front(truckerCut), 0.705, 0.765), 0.16),
    part(band(front(truckerCut), 0.345, 0.35), seam),
    ...pair(points('0.06,0.36 0.15,0.36 0.15,0.4 0.105,0.42 0.06,0.4'), 0.16),
    ...pair(stroke(points('0.065,0.42 0.04,0.7'), 0.006), -0.35),
    ...pair(stroke(points('0.145,0.42 0.1,0.7'), 0.006), -0.35),
    ...placket(0.25, 0.76, 0.485),
    ...placket(0.25, 0.76, 0.515),
    ...buttons(0.3, 0.73, 6),
    ...collar(0.2, 0.075, 0.08),
  ],
  blazer: [
    ...bodice(jacketCut),
    // The wales of the corduroy.
    ...folds([0.19, 0.42], [0.19, 0.78], 17, 0.12),
    ...placket(0.5, 0.79),
    ...lapels(0.2, 0.075, 0.5),
    ...buttons(0.55, 0.66, 2),
    ...pockets(0.08, 0.6, 0.1, 0.09),
  ],
  vest: [
    ...bodice(vestCut),
    ...quilting.map((y) => part(band(front(vestCut), y, y + 0.01), 0.4)),
    ...quilting.map((y) => part(band(front(vestCut), y + 0.03, y + 0.04), -0.12)),
    ...ribs(mirrored(points('0,0.15 0.085,0.15 0.095,0.22 0,0.24')), 0.15, 0.22),
    part(stroke(points('0.5,0.16 0.5,0.785'), 0.012), -0.4),
  ],
} satisfies Partial<Record<DemoArticle, Drawing>>;
