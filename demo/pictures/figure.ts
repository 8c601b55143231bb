import { curve, flipped, limb, mirrored, points, type Shape, slice } from './geometry.ts';
import type { Layers, Piece } from './scene.ts';

/** Joints of the right-hand arm from the shoulder to the finger tips: position and half width. */
export const armJoints = [
  [15.4, 5.2, 3],
  [18.4, 15, 4.2],
  [21.4, 29, 3.7],
  [23.3, 42, 3.2],
  [24.6, 54, 2.4],
] as const;

const legJoints = [
  [8.6, 66, 8.6],
  [9, 86, 7.6],
  [8.8, 104, 5.7],
  [9.2, 118, 5.5],
  [9, 138, 3.5],
  [9.2, 147, 3.2],
] as const;

const torso: Shape = mirrored([
  [0, -9.4],
  [4.3, -9.4],
  ...curve(
    points(
      '4.4,-8 4.6,-3.5 6.6,0.2 11.6,2.2 15.8,4.6 16.6,9 15.6,16 15.4,21 14.2,28 12.3,39 14.3,48 17.2,58 17.4,66 15,74',
    ),
  ),
  [0, 79],
]);

const hand = limb([
  [24.4, 51, 2.3],
  [25.1, 57, 2.7],
  [25.6, 62, 3.1],
  [25.7, 67, 2.5],
  [25.4, 70.4, 1.5],
  [25.2, 71.6, 0.4],
]);
const thumb = limb([
  [23.4, 56, 1],
  [22.2, 60, 1.25],
  [21.9, 63.4, 0.9],
  [22.1, 65, 0.3],
]);

const foot: Shape = curve(points('6.4,144 12,144 13,149 13.4,154 10.2,156 6.8,154.4 6,149'), true);

const bodyColor = '#d8cec2';

const body = (shape: Shape, round: number, level = 0): Piece => ({
  shape,
  color: bodyColor,
  stuff: 'body',
  level,
  round,
});

const both = (shape: Shape, round: number, level: number) =>
  [shape, flipped(shape)].map((side) => body(side, round, level));

/** A plaster-coloured mannequin without a head; `hasLegs` is false under trousers. */
export function figureOf({ hasLegs = true } = {}): Layers {
  return [
    ...both(foot, 2, -0.6),
    ...(hasLegs ? both(limb(legJoints), 5, -0.5) : []),
    ...both(thumb, 0.8, -0.2),
    ...both(hand, 1.6, -0.2),
    ...both(limb(armJoints), 2.8, -0.1),
    body(hasLegs ? torso : slice(torso, -20, 70), 6.4),
    {
      shape: mirrored(curve(points('0,-10.4 3,-10.2 4.3,-9.4 3,-8.6 0,-8.4'))),
      color: '#b98f66',
      stuff: 'wood',
      level: 0.1,
      round: 0.5,
    },
  ];
}
