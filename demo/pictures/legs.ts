import type { Cloth } from './bodice.ts';
import { curve, flipped, leaf, type Point, points, type Shape } from './geometry.ts';
import type { Layers, Mark } from './scene.ts';

/** The cut of trousers: half widths and heights in centimetres. */
export interface TrouserCut {
  waist: number;
  top: number;
  hip: Point;
  knee: Point;
  /** Inner side of the knee. */
  inner: Point;
  hem: { from: number; to: number; y: number };
}

const crotch = 73;

/** The right leg with its half of the top. */
export function legOf({ waist, top, hip, knee, inner, hem }: TrouserCut): Shape {
  return [
    [-0.3, top],
    ...curve([[waist, top], [(waist + hip[0]) / 2 + 0.8, (top + hip[1]) / 2], hip, knee, [hem.to, hem.y]]),
    ...curve([
      [hem.to, hem.y],
      [(hem.from + hem.to) / 2, hem.y + 0.9],
      [hem.from, hem.y],
    ]).slice(1),
    ...curve([[hem.from, hem.y], inner, [0.5, crotch]]).slice(1),
    [-0.3, crotch - 0.4],
  ];
}

/** The rounded shape of a leg; above the legs both halves share one. */
function formOf(cut: TrouserCut): Shape {
  const { waist, top, hip } = cut;
  return [
    ...legOf(cut).slice(1),
    ...curve([
      [0.5, crotch + 4],
      [-hip[0] * 0.32, crotch - 6],
      [-hip[0] * 0.86, 58],
      [-waist, top],
    ]),
  ];
}

export function trousersOf(cut: TrouserCut, cloth: Cloth, marks: readonly Mark[] = []): Layers {
  const leg = legOf(cut);
  const form = formOf(cut);
  return [flipped(leg), leg].map((shape, index) => {
    const side = index === 0 ? -1 : 1;
    const turned = [...marks, ...wrinkles(cut)].map((mark) =>
      side === 1 ? mark : { lift: mark.lift * 0.75, shape: flipped(mark.shape) },
    );
    return {
      ...cloth,
      shape,
      form: side === 1 ? form : flipped(form),
      level: 1.4,
      round: 5,
      marks: turned,
      turn: -0.03 * side,
    };
  });
}

/** Wrinkles at the crotch, at the knee and above the hem. */
function wrinkles({ hip, knee, hem }: TrouserCut): Mark[] {
  const ways: [Shape, number, number][] = [
    [points('0.4,69 6,67 13,61'), 1.8, 0.32],
    [points('0.6,74 6,74.5 14,69'), 2.2, -0.34],
    [points('1,78 5,82 9,92'), 2.4, 0.4],
    [
      [
        [hip[0] - 1, 68],
        [knee[0] - 2.6, 86],
        [knee[0] - 2, 106],
      ],
      2.6,
      0.5,
    ],
    [
      [
        [hip[0] * 0.45, 64],
        [knee[0] * 0.55, 90],
        [(hem.from + hem.to) / 2, 120],
      ],
      3.2,
      0.45,
    ],
    [
      [
        [hip[0] * 0.72, 76],
        [knee[0] * 0.78, 96],
        [hem.to * 0.74, 124],
      ],
      3,
      -0.4,
    ],
    [
      [
        [knee[0], 105],
        [knee[0] - 5, 109],
        [knee[0] - 11, 108],
      ],
      2,
      -0.3,
    ],
    [
      [
        [hem.from + 0.4, hem.y - 13],
        [(hem.from + hem.to) / 2, hem.y - 10],
        [hem.to - 1, hem.y - 13],
      ],
      2.4,
      0.3,
    ],
    [
      [
        [hem.from, hem.y - 6],
        [(hem.from + hem.to) / 2 - 1, hem.y - 3.6],
        [hem.to, hem.y - 8],
      ],
      2.2,
      -0.36,
    ],
  ];
  return ways.map(([way, width, lift]) => ({ shape: leaf(curve(way), width), lift }));
}
