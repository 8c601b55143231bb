import type { DemoArticle } from '../catalog/articles.ts';
import { curve, type Drawing, dot, mirrored, pair, part, points, type Shape, stroke } from './shapes.ts';
import { seam } from './trims.ts';

const handle = (half: number, from: number, top: number): Shape =>
  curve([
    [0.5 - half, from],
    [0.5 - half * 0.85, top + (from - top) * 0.35],
    [0.5, top],
    [0.5 + half * 0.85, top + (from - top) * 0.35],
    [0.5 + half, from],
  ]);

const clutchBeads = Array.from({ length: 9 }, (_, column) =>
  Array.from({ length: 6 }, (_, row) =>
    part(dot(0.24 + column * 0.065, 0.45 + row * 0.038, 0.01), (row + column) % 2 === 0 ? -0.55 : 0.3),
  ),
).flat();

export const bags = {
  tote_bag: [
    part(stroke(handle(0.12, 0.42, 0.22), 0.022), 0.4),
    part(mirrored(points('0,0.4 0.24,0.4 0.29,0.76 0.27,0.78 0,0.78'))),
    part(mirrored(points('0,0.4 0.24,0.4 0.245,0.43 0,0.43')), 0.18),
    part(stroke(handle(0.12, 0.46, 0.26), 0.022), 0.22),
    ...pair(dot(0.12, 0.46, 0.014), 0.55),
  ],
  shoulder_bag: [
    part(stroke(handle(0.2, 0.46, 0.1), 0.028), 0.25),
    part(curve(points('0.27,0.42 0.5,0.445 0.73,0.42 0.8,0.68 0.72,0.84 0.5,0.86 0.28,0.84 0.2,0.68'), true)),
    part(stroke(curve(points('0.27,0.43 0.5,0.46 0.73,0.43')), 0.02), 0.2),
    part(stroke(curve(points('0.33,0.56 0.35,0.7 0.4,0.8')), 0.004), 0.2),
    part(stroke(curve(points('0.67,0.56 0.65,0.7 0.6,0.8')), 0.004), 0.2),
  ],
  crossbody_bag: [
    part(stroke(curve(points('0.27,0.56 0.24,0.3 0.4,0.1 0.6,0.1 0.76,0.3 0.73,0.56')), 0.013), 0.3),
    part(mirrored(points('0,0.52 0.24,0.52 0.255,0.54 0.255,0.76 0.235,0.78 0,0.78'))),
    part(stroke(points('0.27,0.575 0.73,0.575'), 0.012), 0.5),
    part(mirrored(points('0,0.63 0.19,0.63 0.19,0.74 0,0.74')), 0.12),
    part(stroke(points('0.31,0.635 0.69,0.635'), 0.009), 0.45),
    part(stroke(points('0.665,0.635 0.665,0.67'), 0.01), -0.5),
  ],
  clutch: [
    part(mirrored(points('0,0.42 0.3,0.42 0.31,0.44 0.31,0.66 0.29,0.68 0,0.68'))),
    ...clutchBeads,
    part(mirrored(points('0,0.4 0.31,0.4 0.315,0.428 0,0.428')), 0.4),
    part(dot(0.485, 0.385, 0.02), -0.4),
    part(dot(0.515, 0.385, 0.02), 0.3),
    part(stroke(points('0.19,0.66 0.81,0.66'), 0.004), seam),
  ],
} satisfies Partial<Record<DemoArticle, Drawing>>;
