import { armJoints } from './figure.ts';
import { along, band, curve, flipped, leaf, mirrored, type Point, type Shape } from './geometry.ts';
import { chanceAt } from './noise.ts';
import type { Print } from './prints.ts';
import type { Layers, Mark, Piece } from './scene.ts';
import type { StuffName } from './stuffs.ts';

/** Material and colours of a garment. */
export interface Cloth {
  color: string;
  stuff: StuffName;
  print?: Print;
}

export type Pose = 'figure' | 'hanger';

/** The cut of tops and dresses: half widths and heights in centimetres. */
export interface Cut {
  neck: number;
  /** Depth of the neck opening. The opening is round, V-shaped or straight. */
  open: number;
  opening?: 'round' | 'v';
  shoulder: number;
  /** Drop of the shoulder from the neck to the arm. */
  slope?: number;
  chest: number;
  armhole?: number;
  waist?: Point;
  hip?: Point;
  hem: Point;
  /** The sleeve's length, and its half widths above the elbow and at the cuff. */
  sleeve?: { length: number; upper: number; cuff: number };
  round?: number;
}

const slopeOf = ({ slope = 4 }: Cut) => slope;
const pitOf = ({ armhole = 18, chest }: Cut): Point => [chest, armhole];

/** Line from the middle of the neck to its side. */
export function neckline({ neck, open, opening = 'round' }: Cut): Shape {
  if (opening === 'v')
    return [
      [0, open],
      ...curve([
        [0, open],
        [neck * 0.55, open * 0.42],
        [neck, -0.6],
      ]).slice(1),
    ];
  return [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((share) => {
    const angle = (share * Math.PI) / 2;
    return [neck * Math.sin(angle), -0.6 + (open + 0.6) * Math.cos(angle)];
  });
}

/** The shape of a garment's front without sleeves. */
export function front(cut: Cut): Shape {
  const { shoulder, waist, hip, hem } = cut;
  const pit = pitOf(cut);
  const slope = slopeOf(cut);
  const side: Point[] = [pit, ...(waist ? [waist] : []), ...(hip ? [hip] : []), hem];
  return mirrored([
    ...neckline(cut),
    [shoulder, slope],
    ...curve([[shoulder, slope], [shoulder - 0.9, slope + (pit[1] - slope) * 0.55], pit]).slice(1),
    ...curve(side).slice(1),
    ...curve([hem, [hem[0] * 0.6, hem[1] + 0.8], [0, hem[1] + 1]]).slice(1),
  ]);
}

export function sleeveOf(cut: Cut, pose: Pose): Shape | null {
  const { sleeve, shoulder } = cut;
  if (sleeve === undefined) return null;
  const slope = slopeOf(cut);
  const middle = walked(
    curve(pose === 'figure' ? onArm(shoulder, slope) : hanging(shoulder, slope)),
    sleeve.length,
  );
  const sides = band(
    middle,
    (share) =>
      (share < 0.3 ? 0.86 + share * 0.46 : 1) * (sleeve.upper + (sleeve.cuff - sleeve.upper) * share ** 1.1),
  );
  const one = sides.slice(0, middle.length);
  const other = sides.slice(middle.length);
  const from = Math.ceil(middle.length * 0.13);
  const [outer, inner] =
    (one.at(-1)?.[0] ?? 0) > (other[0]?.[0] ?? 0)
      ? [one, [...other].toReversed()]
      : [[...other].toReversed(), one];
  const [px, py] = pitOf(cut);
  const head = curve([
    [shoulder - 2, slope - 0.5],
    [shoulder + 0.8, slope + 0.7],
    ...outer.slice(from, from + 2),
  ]).slice(0, -1);
  const below = inner.slice(Math.ceil(middle.length * 0.36)).toReversed();
  return [
    ...head,
    ...outer.slice(from + 1),
    ...below,
    [px, py + 0.6],
    [px - 3, py],
    [shoulder - 4, slope + 3],
  ];
}

/** The first `length` centimetres of a path. */
function walked(way: Shape, length: number): Shape {
  let left = length;
  const kept: Point[] = [];
  for (const [index, at] of way.entries()) {
    const before = way[index - 1];
    const step = before === undefined ? 0 : Math.hypot(at[0] - before[0], at[1] - before[1]);
    if (before !== undefined && step >= left) return [...kept, along(before, at, left / step)];
    left -= step;
    kept.push(at);
  }
  return kept;
}

/** Middle line of a sleeve along the arm, for a shoulder of this breadth. */
function onArm(shoulder: number, slope: number): Point[] {
  const wider = shoulder - 17;
  return [
    [shoulder - 3.4, slope + 2.4],
    ...armJoints.slice(1).map(([x, y], index): Point => [x + wider * (0.8 - index * 0.12), y + wider * 0.3]),
    [25.4 + wider * 0.2, 62],
    [26, 72],
  ];
}

function hanging(shoulder: number, slope: number): Point[] {
  return [
    [shoulder - 3.2, slope + 2.6],
    [shoulder + 0.6, 16],
    [shoulder + 2.2, 34],
    [shoulder + 2.6, 52],
    [shoulder + 2.4, 80],
  ];
}

/** Layers of a top: front, sleeves with seams, and the visible inside of the back. */
export function bodice(cut: Cut, cloth: Cloth, pose: Pose, folds: readonly Mark[] = []): Layers {
  const { neck, open, round = 6 } = cut;
  const inside: Shape = mirrored([
    [0, 1.2],
    ...curve([
      [neck * 0.6, 0.6],
      [neck, -0.9],
    ]),
    ...[...neckline(cut)].toReversed(),
  ]);
  const sleeve = sleeveOf(cut, pose);
  const depth = pose === 'figure' ? round : round * 0.45;
  const sleeves: Piece[] =
    sleeve === null
      ? []
      : [1, -1].map((side) => {
          const shape = side === 1 ? sleeve : flipped(sleeve);
          return {
            ...cloth,
            shape,
            level: 1.4,
            round: pose === 'figure' ? 2.6 : 1.5,
            marks: sleeveFolds(cut, pose, side),
            turn: -0.12 * side,
          };
        });
  return [
    ...(open > 2 && pose === 'hanger'
      ? [{ ...cloth, shape: inside, level: -0.4, color: cloth.color } satisfies Piece]
      : []),
    ...sleeves,
    { ...cloth, shape: front(cut), level: 1.7, round: depth, marks: [...drapes(cut, pose), ...folds] },
  ];
}

/** Folds at the bend of the arm and below the shoulder. */
function sleeveFolds(cut: Cut, pose: Pose, side: number): Mark[] {
  const { sleeve, shoulder } = cut;
  if (sleeve === undefined || sleeve.length < 24) return [];
  const x = pose === 'figure' ? 21.5 + (shoulder - 17) * 0.5 : shoulder + 2;
  const wide = sleeve.upper;
  const ways: [Shape, number][] = [
    [
      [
        [x - wide, 25],
        [x - 1, 29],
        [x + wide * 0.7, 30],
      ],
      0.8,
    ],
    [
      [
        [x - wide, 29.5],
        [x, 32.5],
        [x + wide * 0.8, 32],
      ],
      -0.6,
    ],
    [
      [
        [x + wide, 34],
        [x + 0.5, 36],
        [x - wide * 0.6, 39],
      ],
      0.7,
    ],
    [
      [
        [x - 4, 10],
        [x - 3, 16],
        [x - 1, 24],
      ],
      0.45,
    ],
    [
      [
        [x + wide * 0.3, 40],
        [x + wide * 0.5, 47],
        [x + wide * 0.4, 54],
      ],
      -0.4,
    ],
  ];
  return ways.map(([way, lift]) => ({
    shape: leaf(curve(way.map(([px, py]): Point => [px * side, py])), 1.9),
    lift: lift * 0.75,
  }));
}

/** Different folds from the armpits and along the sides. */
function drapes(cut: Cut, pose: Pose): Mark[] {
  const [cx, cy] = pitOf(cut);
  const [hx, hy] = cut.hem;
  const long = hy - cy;
  const soft = pose === 'figure' ? 1 : 0.7;
  const at = (share: number) => cy + long * share;
  const ways: [Shape, number, number][] = [
    [
      [
        [cx - 0.4, cy + 0.5],
        [cx * 0.72, cy + 4.4],
        [cx * 0.34, cy + 9],
      ],
      2,
      0.42,
    ],
    [
      [
        [cx - 0.2, cy + 2.5],
        [cx * 0.8, cy + 8],
        [cx * 0.56, cy + 15],
      ],
      2.4,
      -0.42,
    ],
    [
      [
        [cx * 0.9, at(0.25)],
        [hx * 0.84, at(0.6)],
        [hx * 0.88, hy],
      ],
      2.8,
      0.42,
    ],
    [
      [
        [cx * 0.62, at(0.3)],
        [hx * 0.62, at(0.7)],
        [hx * 0.6, hy + 1],
      ],
      3,
      -0.4,
    ],
    [
      [
        [cx * 0.32, at(0.4)],
        [hx * 0.36, at(0.7)],
        [hx * 0.34, hy + 1],
      ],
      3.2,
      0.34,
    ],
  ];
  return [1, -1].flatMap((side) =>
    ways.map(([way, width, lift], index) => {
      const differs = chanceAt(index + side * 7, Math.round(hy * 10 + cx * 3));
      const shape = way.map(([x, y]): Point => [(x + (differs - 0.5) * 3) * side, y + (differs - 0.5) * 5]);
      return {
        shape: leaf(curve(shape), width * (0.8 + differs * 0.5)),
        lift: lift * soft * (0.5 + differs * 0.8),
      };
    }),
  );
}
