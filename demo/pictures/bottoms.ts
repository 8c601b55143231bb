import type { DemoArticle } from '../catalog/articles.ts';
import type { Point } from './canvas.ts';
import { band, type Drawing, dot, line, mirrored, pair, part, points, type Shape, stroke } from './shapes.ts';
import { folds, placket, pockets, ribs, seam } from './trims.ts';

/** A skirt from its waist over the hips to its hem. */
function skirt(waist: Point, hip: Point, hem: Point): Shape {
  return mirrored([[0, waist[1]], waist, hip, hem, [hem[0] * 0.5, hem[1] + 0.018], [0, hem[1] + 0.024]]);
}

function trousers(hip: Point, knee: Point, hem: { from: number; to: number; y: number }): Shape {
  return mirrored([[0, 0.1], [0.145, 0.1], hip, knee, [hem.to, hem.y], [hem.from, hem.y], [0, 0.4]]);
}

/** A waistband with its button, the fly below it, and slanted pockets. */
function fastened(shape: Shape, top: number): Drawing {
  const below = top + 0.035;
  return [
    part(band(shape, top, below), 0.16),
    part(line([0.5, below], [0.5, top + 0.2], 0.005), seam),
    part(line([0.5, top + 0.17], [0.525, top + 0.14], 0.004), seam),
    part(line([0.525, top + 0.14], [0.525, below], 0.004), seam),
    part(dot(0.5, top + 0.018, 0.011), 0.55),
    ...pair(line([0.085, below], [0.15, top + 0.12], 0.005), seam),
  ];
}

const long = skirt([0.12, 0.16], [0.165, 0.3], [0.23, 0.88]);
const midi = skirt([0.12, 0.2], [0.16, 0.32], [0.34, 0.78]);
const mini = skirt([0.17, 0.3], [0.215, 0.42], [0.25, 0.68]);
const cargo = skirt([0.14, 0.18], [0.19, 0.32], [0.22, 0.84]);
const wide = trousers([0.185, 0.3], [0.22, 0.6], { from: 0.03, to: 0.255, y: 0.92 });
const tapered = trousers([0.185, 0.3], [0.165, 0.6], { from: 0.035, to: 0.125, y: 0.9 });
const jogging = trousers([0.2, 0.3], [0.19, 0.62], { from: 0.04, to: 0.125, y: 0.9 });

/** The crease down each leg. */
const crease = (from: Point, to: Point) => pair(line(from, to, 0.004), 0.22);

export const bottoms = {
  long_skirt: [
    part(long),
    part(band(long, 0.16, 0.19), 0.16),
    ...folds([0.06, 0.22], [0.16, 0.87], 4, 0.14),
    ...pair(points('0.02,0.3 0.045,0.3 0.085,0.88 0.05,0.89'), -0.14),
  ],
  midi_skirt: [part(midi), part(band(midi, 0.2, 0.232), 0.16), ...folds([0.1, 0.24], [0.29, 0.78], 7, 0.24)],
  mini_skirt: [
    part(mini),
    ...fastened(mini, 0.3),
    part(band(mini, 0.655, 0.66), -0.45),
    ...pair(stroke(points('0.1,0.35 0.21,0.41'), 0.005), -0.45),
  ],
  cargo_skirt: [
    part(cargo),
    ...fastened(cargo, 0.18),
    ...pockets(0.1, 0.48, 0.095, 0.15),
    ...pockets(0.095, 0.47, 0.105, 0.04),
    ...placket(0.38, 0.86),
  ],
  wide_trousers: [part(wide), ...fastened(wide, 0.1), ...crease([0.1, 0.3], [0.142, 0.9])],
  chinos: [part(tapered), ...fastened(tapered, 0.1), ...crease([0.1, 0.3], [0.08, 0.88])],
  joggers: [
    part(jogging),
    ...ribs(jogging, 0.1, 0.15),
    ...pair(points('0.036,0.86 0.13,0.86 0.118,0.905 0.045,0.905'), 0.3),
    ...pair(stroke(points('0.012,0.14 0.03,0.26'), 0.008), -0.6),
    ...pair(stroke(points('0.15,0.16 0.185,0.27'), 0.006), 0.4),
  ],
} satisfies Partial<Record<DemoArticle, Drawing>>;
