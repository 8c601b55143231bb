import type { DemoArticle } from '../catalog/articles.ts';
import { bodice, type Cloth, type Cut, front, neckline, type Pose } from './bodice.ts';
import { toned } from './colors.ts';
import type { Article, Draw } from './drawing.ts';
import { cuffs } from './dresses.ts';
import {
  curve,
  flipped,
  leaf,
  mirrored,
  moved,
  oval,
  type Point,
  points,
  type Shape,
  slice,
  stroke,
} from './geometry.ts';
import { flowers, stripes } from './prints.ts';
import type { Layers, Mark, Piece } from './scene.ts';
import {
  bow,
  buttons,
  collar,
  gathers,
  pair,
  paler,
  pieces,
  placket,
  pocket,
  ribBand,
  seam,
  stitches,
} from './trims.ts';

const shirtCut: Cut = {
  neck: 7.2,
  open: 3,
  shoulder: 18.6,
  chest: 19.4,
  waist: [18, 42],
  hip: [19.4, 58],
  hem: [19, 68],
  sleeve: { length: 58, upper: 6, cuff: 3.9 },
};
const knitCut: Cut = {
  neck: 8,
  open: 4.4,
  shoulder: 18.8,
  chest: 19.2,
  waist: [18.4, 42],
  hem: [17.6, 60],
  sleeve: { length: 58, upper: 6, cuff: 3.7 },
  round: 6.5,
};
const boxy: Cut = {
  ...knitCut,
  shoulder: 20.4,
  slope: 5,
  chest: 21.6,
  armhole: 21,
  waist: [21.4, 44],
  hem: [19.6, 63],
  sleeve: { length: 55, upper: 6.8, cuff: 4 },
};

const around = (cut: Cut): Shape => [...flipped(neckline(cut)).toReversed(), ...neckline(cut).slice(1)];

const shirt: Draw = (cloth, pose) => {
  const cut = shirtCut;
  return [
    ...bodice(cut, cloth, pose),
    stitches(curve(points('-18.6,66.8 -11,67.6 0,68 11,67.6 18.6,66.8')), toned(cloth.color, 0.3), 0.4),
    ...placket(2, 68.6, cloth),
    ...buttons(0, 6.5, 61, 7, '#efeae0', 0.55),
    ...cuffs(cut, pose, 5.4, cloth),
    ...collar(cloth),
  ];
};

/** A knitted top with ribs at the neck, the cuffs and the hem. */
function knitted(cut: Cut, cloth: Cloth, pose: Pose, folds: readonly Mark[] = []): Layers {
  const shape = front(cut);
  const end = cut.hem[1];
  return [
    ...bodice(cut, cloth, pose, folds),
    ...ribBand(shape, end - 5.6, end + 2, cloth),
    ...cuffs(cut, pose, 6, { ...cloth, stuff: 'rib' }),
    { ...cloth, stuff: 'rib', shape: stroke(around(cut), 2.4), level: 2.2, color: toned(cloth.color, 0.05) },
  ];
}

const cable = (x: number, top: number, bottom: number): Mark[] => {
  const count = Math.round((bottom - top) / 4.4);
  const steps = Array.from({ length: count }, (_, index) => top + (index * (bottom - top)) / count);
  const high = (bottom - top) / count;
  return [
    {
      shape: stroke(
        [
          [x - 2.5, top],
          [x - 2.5, bottom],
        ],
        0.55,
      ),
      lift: -1,
    },
    {
      shape: stroke(
        [
          [x + 2.5, top],
          [x + 2.5, bottom],
        ],
        0.55,
      ),
      lift: -1,
    },
    ...steps.flatMap((y): Mark[] => [
      {
        shape: leaf(
          curve([
            [x - 1.9, y],
            [x - 0.6, y + high * 0.4],
            [x + 1.7, y + high * 1.05],
          ]),
          2,
        ),
        lift: 1,
      },
      {
        shape: leaf(
          curve([
            [x + 1.9, y],
            [x + 1.2, y + high * 0.2],
            [x + 0.5, y + high * 0.4],
          ]),
          1.4,
        ),
        lift: 0.8,
      },
      {
        shape: leaf(
          curve([
            [x - 1.9, y + high * 0.5],
            [x - 0.8, y + high * 0.65],
            [x + 0.4, y + high],
          ]),
          0.7,
        ),
        lift: -1,
      },
    ]),
  ];
};

export const tops = {
  shirt: {
    wear: 'top',
    stuff: 'oxford',
    focus: [3, 7],
    draw: (cloth, pose, chance) => [
      ...shirt(cloth, pose, chance),
      ...pocket({ x: 5.2, y: 19, width: 9, height: 10 }, cloth),
      ...buttons(5.2, 6.4, 6.4, 1, '#efeae0', 0.4),
      ...buttons(-5.2, 6.4, 6.4, 1, '#efeae0', 0.4),
    ],
  },
  striped_shirt: {
    wear: 'top',
    stuff: 'cotton',
    print: () => stripes('#f6f3ec', 1.7, 0.85),
    focus: [3, 7],
    draw: shirt,
  },
  lace_collar_shirt: {
    wear: 'top',
    stuff: 'cotton',
    focus: [6, 6],
    draw: (cloth, pose, chance) => {
      const cut: Cut = {
        ...shirtCut,
        shoulder: 16.8,
        chest: 18,
        waist: [16.6, 40],
        hip: undefined,
        hem: [18.6, 60],
        sleeve: { length: 57, upper: 6.6, cuff: 3.4 },
      };
      const lace = { color: '#fbf8f1', stuff: 'lace' } as const;
      const outer = curve(points('0.6,14.6 5,14.2 10,11.6 13.4,7 14,3.2 9.4,0'));
      const leafShape: Shape = [
        ...curve(points('0.3,2.6 3.6,1.2 7,-2.2')),
        [9.4, 0],
        ...[...outer].toReversed(),
      ];
      const scallops = outer
        .filter((_, index) => index % 3 === 0)
        .slice(0, -1)
        .map(([x, y]) => oval(x, y, 1.25));
      const eyelets = (inset: number, radius: number) =>
        outer
          .filter((_, index) => index % 3 === 1)
          .slice(0, -1)
          .map(([x, y]) => oval(x + (6 - x) * inset, y + (3 - y) * inset, radius));
      return [
        ...bodice(cut, cloth, pose, gathers(17, 12, 16, 12, chance, 0.3)),
        ...placket(4, 61, cloth, 1.2),
        ...buttons(0, 17, 56, 6, '#f3efe6', 0.5),
        ...cuffs(cut, pose, 4.4, cloth),
        ...pieces([...pair(leafShape), ...scallops, ...scallops.map(flipped)], { ...lace, level: 3 }),
        ...pieces(
          [...eyelets(0.02, 0.42), ...eyelets(0.3, 0.55), ...eyelets(0.62, 0.4)].flatMap((shape) => [
            shape,
            flipped(shape),
          ]),
          { color: toned(cloth.color, 0.16), stuff: 'cotton', level: 2.4 },
        ),
      ];
    },
  },
  bow_blouse: {
    wear: 'top',
    stuff: 'silk',
    focus: [3, 6],
    draw: (cloth, pose, chance) => {
      const cut: Cut = {
        ...shirtCut,
        neck: 6.6,
        open: 2,
        shoulder: 17,
        chest: 18.4,
        waist: [17.4, 40],
        hip: undefined,
        hem: [19.4, 60],
        sleeve: { length: 56, upper: 7, cuff: 4.6 },
      };
      return [
        ...bodice(cut, cloth, pose, [...gathers(14, 9, 30, 9, chance, 0.6)]),
        seam(
          [
            [0, 6],
            [0, 60],
          ],
          cloth,
          0.35,
        ),
        ...buttons(0, 26, 56, 4, toned(cloth.color, 0.12), 0.5),
        ...cuffs(cut, pose, 5, { ...cloth, color: toned(cloth.color, 0.03) }),
        {
          ...cloth,
          shape: mirrored([
            ...curve(points('0,-1.6 4,-2.4 6.4,-4')),
            ...curve(points('7.4,-0.6 4.6,2 0,3.4')),
          ]),
          level: 2.4,
          swell: 1.6,
          marks: [
            {
              shape: leaf(curve(points('-6,-1.6 0,1 6,-1.6')), 0.9),
              lift: -0.7,
            },
          ],
        },
        ...bow(0.4, 2.6, 9.4, cloth, 2.9),
      ];
    },
  },
  scarf_top: {
    wear: 'top',
    stuff: 'silk',
    print: (color) => flowers(paler(color, 0.85), 5.2, 2),
    focus: [3, 18],
    draw: (cloth) => {
      const front2 = mirrored([
        ...curve(points('0,9.6 3.4,8.6 6.6,4.6 7.8,0.4')),
        ...curve(points('8.6,0.6 11,8 16,17.4 15.2,27 14.2,36')),
        ...curve(points('14.2,36 9,42 0,47.5')).slice(1),
      ]);
      const hemWay = curve(points('-14,35.6 -9,41 0,46.4 9,41 14,35.6'));
      const border = { color: toned(cloth.color, 0.3), stuff: 'crepe', level: 1.5 } as const;
      const marks: Mark[] = [
        ...[12.6, 16, 20].flatMap((y, index): Mark[] => [
          {
            shape: leaf(
              curve([
                [-9 + index * 0.6, y - 6],
                [0, y],
                [9 - index * 0.6, y - 6],
              ]),
              1.7,
            ),
            lift: 0.7,
          },
          {
            shape: leaf(
              curve([
                [-9 + index * 0.6, y - 4.6],
                [0, y + 1.5],
                [9 - index * 0.6, y - 4.6],
              ]),
              1.3,
            ),
            lift: -0.6,
          },
        ]),
        {
          shape: leaf(curve(points('-15,22 -4,27 6,38')), 2),
          lift: 0.5,
        },
        {
          shape: leaf(curve(points('15,23 5,30 -2,40')), 2),
          lift: -0.5,
        },
      ];
      return [
        ...pair(stroke(curve(points('8.2,0.8 6.6,-2.6 4.6,-5')), 1.5)).map(
          (shape): Piece => ({ ...cloth, print: undefined, shape, level: 0.8, round: 0.6 }),
        ),
        { ...cloth, shape: front2, level: 1.3, round: 6.6, marks, turn: 0.785 },
        { ...border, shape: stroke(hemWay, 1.7) },
        ...pair(stroke(curve(points('0,9.9 3.6,9 6.8,5 8.1,0.8')), 0.9)).map((shape) => ({
          ...border,
          shape,
        })),
      ];
    },
  },
  sweater: {
    wear: 'top',
    stuff: 'fine_knit',
    focus: [7, 4],
    draw: (cloth, pose, chance) => knitted(knitCut, cloth, pose, gathers(17, 48, 8, 9, chance, 0.4)),
  },
  block_sweater: {
    wear: 'top',
    stuff: 'knit',
    focus: [6, 26],
    draw: (cloth, pose, chance) => {
      const layers = knitted(boxy, cloth, pose, gathers(18, 52, 6, 8, chance, 0.35));
      const shape = front(boxy);
      const [cream, deep] = ['#e9dfcd', '#3f4a57'];
      const body = layers.findIndex((layer) => 'shape' in layer && layer.level === 1.7);
      const blocks: Piece[] = [
        { ...cloth, color: cream, shape: slice(shape, 23, 41), level: 1.7, round: 6 },
        { ...cloth, color: deep, shape: slice(shape, 41, 58), level: 1.7, round: 6 },
      ];
      return [
        ...layers.slice(0, body + 1),
        ...blocks,
        ...layers
          .slice(body + 1)
          .map((layer) =>
            'shape' in layer && Math.max(...layer.shape.map(([, y]) => y)) > 60
              ? { ...layer, color: deep }
              : layer,
          ),
      ];
    },
  },
  turtleneck: {
    wear: 'top',
    stuff: 'fine_knit',
    focus: [3, -1],
    draw: (cloth, pose, chance) => {
      const cut: Cut = {
        ...knitCut,
        neck: 6.4,
        open: 2,
        shoulder: 18.2,
        chest: 18.4,
        hem: [17.8, 64],
        waist: [17, 42],
      };
      const roll = mirrored([
        ...curve(points('0,-7.4 4,-7.6 6,-7.2')),
        ...curve(points('6.9,-6 7.4,-2 7.6,1.6')),
        ...curve(points('7.6,1.6 4,3 0,3.4')).slice(1),
      ]);
      return [
        ...knitted(cut, cloth, pose, gathers(17, 50, 8, 8, chance, 0.35)),
        {
          ...cloth,
          stuff: 'rib',
          shape: moved(roll, 0, -0.4),
          level: 3,
          marks: [
            {
              shape: leaf(curve(points('-7,-1 0,0.6 7,-1')), 1.1),
              lift: 0.5,
            },
          ],
        },
        seam(curve(points('-5.8,-7.6 0,-7.2 5.8,-7.6')), cloth, 0.35),
      ];
    },
  },
  cardigan: {
    wear: 'outer',
    stuff: 'knit',
    focus: [4, 30],
    draw: (cloth, pose) => {
      const cut: Cut = { ...knitCut, neck: 7.6, open: 25, opening: 'v', hem: [18.4, 58], waist: [18.8, 42] };
      const bandWay = [...flipped(neckline(cut)).toReversed(), ...neckline(cut).slice(1)];
      const marks = [
        ...cable(-11.4, 6, 53),
        ...cable(11.4, 6, 53),
        ...cable(-5.2, 20, 53),
        ...cable(5.2, 20, 53),
      ];
      return [
        ...bodice(cut, cloth, pose, marks),
        ...ribBand(front(cut), 52.6, 60, cloth),
        ...cuffs(cut, pose, 6, { ...cloth, stuff: 'rib' }),
        {
          ...cloth,
          stuff: 'rib',
          shape: stroke(
            [
              [0, 24],
              [0, 59.2],
            ],
            3.2,
          ),
          level: 2.4,
          color: toned(cloth.color, 0.04),
        },
        { ...cloth, stuff: 'rib', shape: stroke(bandWay, 3), level: 2.5, color: toned(cloth.color, 0.04) },
        ...buttons(0, 28, 56, 5, '#4a3630', 0.8),
      ];
    },
  },
  hoodie: {
    wear: 'top',
    stuff: 'fleece',
    focus: [4, 8],
    draw: (cloth, pose, chance) => {
      const cut: Cut = {
        ...boxy,
        shoulder: 21,
        slope: 5.6,
        chest: 22.4,
        hem: [20, 65],
        sleeve: { length: 55, upper: 7.2, cuff: 4 },
      };
      const behind = mirrored([...curve(points('0,-8.6 6,-8.2 10.4,-3 11.6,3')), [8, 6], [0, 6]]);
      const edge = curve(points('10.6,-1.6 10.4,3 6,8 0.2,12.4'));
      const lip = [...edge, ...curve(points('0.2,8.4 4.4,4.6 6.4,0 6.6,-4'))];
      const kangaroo = mirrored([
        [0, 42],
        [8, 42],
        ...curve(points('8,42 10.4,49 13.4,54')).slice(1),
        [13.4, 59.6],
        [0, 59.6],
      ]);
      const cord = (side: 1 | -1): Shape =>
        curve(points('1.4,10 2.2,16 2,26')).map(([x, y]): Point => [x * side, y]);
      return [
        { ...cloth, shape: behind, level: -0.2, round: 1, color: toned(cloth.color, 0.16) },
        ...bodice(cut, cloth, pose, gathers(19, 54, 6, 9, chance, 0.45)),
        ...ribBand(front(cut), 59.8, 67, cloth),
        ...cuffs(cut, pose, 6.4, { ...cloth, stuff: 'rib' }),
        { ...cloth, shape: kangaroo, level: 2.5, swell: 1 },
        ...pair(points('8,42 10.4,49 13.4,54')).map((way) => seam(way, cloth, 0.5)),
        stitches(
          [
            [-7.8, 42.7],
            [7.8, 42.7],
          ],
          toned(cloth.color, 0.35),
          0.6,
        ),
        ...pieces(pair(lip), { ...cloth, level: 3, swell: 1.6 }),
        ...pair(edge).map((way) => seam(way, cloth, 0.35)),
        ...[1, -1].flatMap(
          (side): Layers => [
            {
              color: '#efece4',
              stuff: 'knit',
              shape: stroke(cord(side === 1 ? 1 : -1), 0.7),
              level: 3.4,
              swell: 0.3,
            },
            { color: '#b9b6b0', stuff: 'metal', shape: oval(1.4 * side, 10, 0.55), level: 3.6, swell: 0.3 },
          ],
        ),
      ];
    },
  },
} satisfies Partial<Record<DemoArticle, Article>>;
