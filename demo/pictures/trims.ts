import type { Cloth } from './bodice.ts';
import { blended, toned } from './colors.ts';
import {
  along,
  curve,
  flipped,
  leaf,
  mirrored,
  oval,
  type Point,
  points,
  type Shape,
  slice,
  stroke,
} from './geometry.ts';
import type { Layers, Mark, Piece, Thread } from './scene.ts';

/** A shape right of the middle together with its mirror image. */
export const pair = (shape: Shape): Shape[] => [shape, flipped(shape)];

export const pieces = (shapes: readonly Shape[], like: Omit<Piece, 'shape'>): Piece[] =>
  shapes.map((shape) => ({ ...like, shape }));

/** The seam between two parts. */
export function seam(way: Shape, { color }: Pick<Cloth, 'color'>, opacity = 0.4): Thread {
  return { way, width: 0.22, color: toned(color, 0.6), opacity };
}

export function stitches(way: Shape, color: string, opacity = 0.75): Thread {
  return { way, width: 0.16, color, opacity, dash: [0.42, 0.24] };
}

/** A column of buttons with two holes each. */
export function buttons(
  x: number,
  top: number,
  bottom: number,
  count: number,
  color: string,
  radius = 0.62,
): Layers {
  return Array.from({ length: count }, (_, index) => {
    const y = count === 1 ? top : top + ((bottom - top) * index) / (count - 1);
    return button(x, y, color, radius);
  }).flat();
}

export function button(x: number, y: number, color: string, radius = 0.62): Layers {
  const hole = (dx: number): Thread => ({
    way: [
      [x + dx, y - 0.08],
      [x + dx, y + 0.08],
    ],
    width: radius * 0.24,
    color: toned(color, 0.65),
    opacity: 0.8,
  });
  return [
    { shape: oval(x, y, radius), color, stuff: 'horn', level: 2.6, swell: radius * 0.5 },
    hole(-radius * 0.25),
    hole(radius * 0.25),
  ];
}

/** The button placket along the middle of the front, with its seams. */
export function placket(top: number, bottom: number, cloth: Cloth, half = 1.5): Layers {
  const strip: Shape = [
    [-half, top],
    [half, top],
    [half, bottom],
    [-half, bottom],
  ];
  return [
    { ...cloth, shape: strip, level: 2 },
    seam(
      [
        [-half, top],
        [-half, bottom],
      ],
      cloth,
      0.35,
    ),
    seam(
      [
        [half, top],
        [half, bottom],
      ],
      cloth,
      0.5,
    ),
    stitches(
      [
        [half - 0.4, top],
        [half - 0.4, bottom],
      ],
      toned(cloth.color, 0.25),
      0.4,
    ),
    stitches(
      [
        [-half + 0.4, top],
        [-half + 0.4, bottom],
      ],
      toned(cloth.color, 0.25),
      0.4,
    ),
  ];
}

/** A turned-down collar with two points. */
export function collar(cloth: Cloth, { neck = 7, point = 7.5, spread = 4.6, drop = 1.5 } = {}): Layers {
  const stand = mirrored([
    [0, -2.6],
    ...curve([
      [neck * 0.7, -3.4],
      [neck * 0.96, -1.6],
    ]),
    [neck * 0.7, drop],
    [0, drop + 1],
  ]);
  const fall: Shape = [
    ...curve([
      [0.2, drop + 0.6],
      [neck * 0.45, -0.9],
      [neck * 0.8, -4],
    ]),
    ...curve([
      [neck * 0.8, -4],
      [neck + 1, -2],
      [neck + 1.7, 0.8],
    ]),
    [spread + 0.6, point],
  ];
  return [
    { ...cloth, shape: stand, color: toned(cloth.color, 0.12), level: 0.6 },
    ...pieces(pair(fall), { ...cloth, level: 2.6, turn: 0.5, print: cloth.print }),
    ...pair([
      [0.2, drop + 0.6],
      [spread + 0.6, point],
      [neck + 1.7, 0.8],
    ]).map((way) => seam(way, cloth, 0.3)),
    ...pair([
      [0.9, drop + 0.9],
      [spread + 0.5, point - 0.7],
      [neck + 1.1, 0.9],
    ]).map((way) => stitches(way, toned(cloth.color, 0.3), 0.45)),
  ];
}

/** Lapels down to the closing of the front, and the collar above them. */
export function lapels(
  cloth: Cloth,
  closes: number,
  { neck = 7.5, broad = 10, notch = 14, over = 0 } = {},
): Layers {
  const leafOf = (side: 1 | -1): Shape =>
    (
      [
        [over * side, closes],
        ...curve([
          [over * side, closes],
          [neck * 0.62, closes * 0.4],
          [neck * 0.86, -2.4],
        ]).slice(1),
        [neck + 2.2, -0.6],
        [neck + 3.6, notch - 6.5],
        [neck + broad * 0.1, notch - 4.6],
        [broad + 2.4, notch - 4.2],
        ...curve([
          [broad + 2.4, notch - 4.2],
          [broad * 0.86, notch + (closes - notch) * 0.42],
          [over * side, closes],
        ]).slice(1),
      ] as Point[]
    ).map(([x, y]): Point => [x * side, y]);
  const back = mirrored([
    [0, -2.4],
    ...curve([
      [neck * 0.6, -3.6],
      [neck + 0.4, -3],
    ]),
    [neck + 2, -0.6],
    [neck * 0.7, -0.2],
    [0, 0.6],
  ]);
  const gorge = ([x, y]: Point): Point => [x, y];
  return [
    { ...cloth, shape: back, level: 1.2, round: 1.2 },
    ...pieces([leafOf(-1), leafOf(1)], { ...cloth, level: 3, turn: 0.35 }),
    ...[1, -1].flatMap((side) => [
      seam(
        [gorge([(neck + broad * 0.1) * side, notch - 4.6]), [(neck - 2.2) * side, notch - 7.5]],
        cloth,
        0.45,
      ),
    ]),
  ];
}

/** A patch pocket with or without a flap. */
export function pocket(
  shape: { x: number; y: number; width: number; height: number; flap?: number; point?: number },
  cloth: Cloth,
  stitch?: string,
): Layers {
  const { x, y, width, height, flap = 0, point = 0.8 } = shape;
  const bag: Shape = [
    [x, y],
    [x + width, y],
    [x + width, y + height - point],
    [x + width / 2, y + height],
    [x, y + height - point],
  ];
  const thread = stitch ?? toned(cloth.color, 0.3);
  const inner: Shape = bag.map(([px, py]) => along([px, py], [x + width / 2, y + height / 2], 0.07));
  return [
    { ...cloth, shape: bag, level: 2.05, swell: 0.35 },
    seam([...bag, [x, y]], cloth, 0.3),
    stitches([...inner.slice(1), inner[0] ?? [x, y]], thread, 0.6),
    ...(flap === 0 ? [] : flapAt(x, y, width, flap, cloth, thread)),
  ];
}

export function flapAt(
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: Cloth,
  thread: string,
  point = 0.9,
): Layers {
  const lid: Shape = [
    [x - 0.3, y - 0.6],
    [x + width + 0.3, y - 0.6],
    [x + width + 0.3, y + height - point],
    [x + width / 2, y + height],
    [x - 0.3, y + height - point],
  ];
  return [
    { ...cloth, shape: lid, level: 2.7, swell: 0.3 },
    seam([...lid, lid[0] ?? [x, y]], cloth, 0.3),
    stitches(
      [
        [x + 0.2, y],
        [x + 0.2, y + height - point - 0.4],
        [x + width / 2, y + height - 0.5],
        [x + width - 0.2, y + height - point - 0.4],
        [x + width - 0.2, y],
      ],
      thread,
      0.55,
    ),
  ];
}

/** A welt pocket: a slanted or straight opening with its edge. */
export function welt(from: Point, to: Point, cloth: Cloth, width = 1.5): Layers {
  return [
    { ...cloth, shape: stroke([from, to], width), level: 2.3, turn: 0.3 },
    seam(
      [
        [from[0], from[1] - width * 0.45],
        [to[0], to[1] - width * 0.45],
      ],
      cloth,
      0.55,
    ),
  ];
}

export function zip(top: number, bottom: number, color: string, x = 0): Layers {
  const metal = '#b9b6b0';
  return [
    {
      shape: stroke(
        [
          [x, top],
          [x, bottom],
        ],
        1.5,
      ),
      color,
      stuff: 'canvas',
      level: 1.9,
    },
    {
      way: [
        [x, top],
        [x, bottom],
      ],
      width: 0.55,
      color: metal,
      opacity: 1,
      dash: [0.22, 0.28],
    },
    {
      shape: slice(oval(x, top + 2, 0.5, 1.6), top, top + 4),
      color: metal,
      stuff: 'metal',
      level: 2.5,
      swell: 0.4,
    },
  ];
}

/** Pleats between two heights that open downwards, alternately lit and dark. */
export function pleats(
  from: { half: number; y: number },
  to: { half: number; y: number },
  count: number,
  lift = 0.8,
): Mark[] {
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const bow = share * 0.92;
    const [top, bottom]: [Point, Point] = [
      [from.half * share, from.y],
      [to.half * share, to.y],
    ];
    const middle: Point = [
      from.half * share + (to.half * bow - from.half * share) * 0.42,
      (from.y + to.y) / 2,
    ];
    const width = ((to.half * 2) / count) * 0.52;
    return [
      { shape: leaf(curve([top, middle, bottom]), width, true), lift },
      {
        shape: leaf(
          curve([
            [top[0] + 0.1, top[1]],
            [middle[0] + width * 0.5, middle[1]],
            [bottom[0] + width * 0.85, bottom[1]],
          ]),
          width * 0.8,
          true,
        ),
        lift: -lift,
      },
    ];
  }).flat();
}

/** Random soft folds that fall from the waist or the hips. */
export function falls(
  from: { half: number; y: number },
  to: { half: number; y: number },
  count: number,
  chance: () => number,
  lift = 0.7,
): Mark[] {
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.25 + chance() * 0.5) / count) * 2 - 1;
    const start = from.y + (to.y - from.y) * chance() * 0.3;
    const drift = (chance() - 0.5) * 2;
    const way: Shape = [
      [from.half * share + ((start - from.y) / (to.y - from.y)) * (to.half - from.half) * share, start],
      [(from.half + (to.half - from.half) * 0.55) * share + drift, (start + to.y) / 2],
      [to.half * share + drift * 0.5, to.y + 1],
    ];
    const width = (to.half / count) * (0.9 + chance() * 0.7);
    return {
      shape: leaf(curve(way), width * 1.1, chance() > 0.4),
      lift: (index % 2 === 0 ? 1 : -1) * lift * (0.6 + chance() * 0.5),
    };
  });
}

/** Gathers: short folds below a seam. */
export function gathers(
  half: number,
  y: number,
  long: number,
  count: number,
  chance: () => number,
  lift = 0.6,
): Mark[] {
  return Array.from({ length: count }, (_, index) => {
    const x = (((index + 0.2 + chance() * 0.6) / count) * 2 - 1) * half;
    const end = y + long * (0.4 + chance() * 0.9);
    return {
      shape: leaf(
        curve([
          [x, y],
          [x * 1.04, (y + end) / 2],
          [x * 1.1, end],
        ]),
        (half / count) * 1.1,
      ),
      lift: (index % 2 === 0 ? 1 : -1) * lift,
    };
  });
}

/** A ribbed band of a shape between two heights. */
export function ribBand(shape: Shape, top: number, bottom: number, cloth: Cloth, level = 2): Layers {
  return [
    {
      ...cloth,
      stuff: 'rib',
      shape: slice(shape, top, bottom),
      level,
      round: 3,
      color: toned(cloth.color, 0.03),
    },
    seam(boundary(slice(shape, top, bottom), top), cloth, 0.3),
  ];
}

function boundary(shape: Shape, y: number): Shape {
  const xs = shape.filter(([, at]) => Math.abs(at - y) < 0.05).map(([x]) => x);
  return xs.length < 2
    ? [
        [0, y],
        [0, y],
      ]
    : [
        [Math.min(...xs), y],
        [Math.max(...xs), y],
      ];
}

/** A bow: a knot with two loops and two ends. */
export function bow(x: number, y: number, size: number, cloth: Cloth, tails = 2.4): Layers {
  const loop: Shape = curve(
    points('0.2,0 0.5,-0.34 1,-0.5 1.25,-0.1 1.05,0.36 0.5,0.28').map(
      ([px, py]): Point => [px * size, py * size],
    ),
    true,
  );
  const tail: Shape = [
    ...curve(
      [
        [0.06, 0.1],
        [0.3, tails * 0.45],
        [0.42, tails],
      ].map(([px = 0, py = 0]): Point => [px * size, py * size]),
    ),
    [size * 0.86, size * (tails + 0.12)],
    ...curve(
      [
        [0.86, tails * 0.9],
        [0.62, tails * 0.4],
        [0.24, 0.06],
      ].map(([px = 0, py = 0]): Point => [px * size, py * size]),
    ),
  ];
  const at = (shape: Shape): Shape => shape.map(([px, py]) => [px + x, py + y]);
  const folds = (side: number): Mark[] => [
    {
      shape: at(
        leaf(
          curve([
            [0.2 * size * side, 0],
            [0.6 * size * side, -0.05 * size],
            [1.1 * size * side, -0.02 * size],
          ]),
          size * 0.16,
        ),
      ),
      lift: -0.8,
    },
    {
      shape: at(
        leaf(
          curve([
            [0.2 * size * side, 0],
            [0.6 * size * side, -0.2 * size],
            [1 * size * side, -0.3 * size],
          ]),
          size * 0.14,
        ),
      ),
      lift: 0.8,
    },
  ];
  const hang = (side: number): Mark[] => [
    {
      shape: at(
        leaf(
          curve([
            [0.14 * size * side, 0.2 * size],
            [0.5 * size * side, size * tails * 0.5],
            [0.62 * size * side, size * tails],
          ]),
          size * 0.18,
          true,
        ),
      ),
      lift: 0.7,
    },
  ];
  return [
    ...[1, -1].map(
      (side): Piece => ({
        ...cloth,
        shape: at(side === 1 ? tail : flipped(tail)),
        level: 3,
        swell: 0.8,
        marks: hang(side),
        turn: 0.2 * side,
      }),
    ),
    ...[1, -1].map(
      (side): Piece => ({
        ...cloth,
        shape: at(side === 1 ? loop : flipped(loop)),
        level: 3.6,
        swell: 1.4,
        marks: folds(side),
        turn: 1.2,
      }),
    ),
    { ...cloth, shape: at(oval(0, 0, size * 0.2, size * 0.24)), level: 4.2, swell: 1 },
  ];
}

export const paler = (color: string, share = 0.3) => blended(color, '#f4efe6', share);
