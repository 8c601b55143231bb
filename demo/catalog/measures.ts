import type { DemoArticle } from './articles.ts';

/** Measures of articles, in centimetres, with their names in the reference data. */
export const demoMeasures = {
  length: '총장 Length (cm)',
  chest: '가슴둘레 Chest (cm)',
  waist: '허리둘레 Waist (cm)',
  width: '폭 Width (cm)',
  shoulder: '어깨너비 Shoulder (cm)',
  sleeve: '소매길이 Sleeve (cm)',
  hip: '엉덩이둘레 Hip (cm)',
  height: '높이 Height (cm)',
  depth: '바닥폭 Depth (cm)',
  foot: '발길이 Foot (cm)',
} as const;

export type DemoMeasure = keyof typeof demoMeasures;

/** An inclusive range. */
export type Span = readonly [low: number, high: number];

/** Growth of a measure from one size to the next. Measures of one-size articles do not grow. */
export const growth: Record<DemoMeasure, Span> = {
  length: [1.5, 2],
  chest: [4, 5],
  waist: [4, 5],
  shoulder: [1, 1.5],
  sleeve: [1, 1],
  hip: [4, 5],
  width: [0, 0],
  height: [0, 0],
  depth: [0, 0],
  foot: [0, 0],
};

/** The measures of an article, with the range for its smallest size. */
export const smallest: Record<DemoArticle, Partial<Record<DemoMeasure, Span>>> = {
  shirt_dress: { length: [112, 120], chest: [92, 98], waist: [84, 90], shoulder: [38, 41], sleeve: [56, 59] },
  slip_dress: { length: [108, 116], chest: [82, 86], waist: [72, 78] },
  mini_dress: { length: [80, 86], chest: [84, 88], waist: [70, 74], shoulder: [36, 38], sleeve: [22, 25] },
  pleated_dress: {
    length: [118, 126],
    chest: [86, 90],
    waist: [70, 74],
    shoulder: [37, 39],
    sleeve: [57, 60],
  },
  knit_dress: { length: [116, 122], chest: [84, 88], waist: [72, 76], shoulder: [37, 40], sleeve: [57, 60] },
  shirred_dress: { length: [104, 112], chest: [80, 86], waist: [64, 70], sleeve: [28, 32] },
  coat: { length: [108, 116], chest: [104, 110], shoulder: [42, 46], sleeve: [58, 61] },
  trench_coat: { length: [108, 116], chest: [116, 122], shoulder: [46, 50], sleeve: [58, 61] },
  cropped_jacket: { length: [50, 54], chest: [92, 96], shoulder: [38, 40], sleeve: [56, 58] },
  blouson: { length: [64, 67], chest: [114, 120], shoulder: [48, 51], sleeve: [60, 63] },
  trucker_jacket: { length: [62, 66], chest: [108, 114], shoulder: [45, 48], sleeve: [59, 62] },
  blazer: { length: [70, 74], chest: [104, 110], shoulder: [44, 47], sleeve: [59, 62] },
  vest: { length: [62, 66], chest: [108, 114], shoulder: [42, 45] },
  shirt: { length: [72, 76], chest: [104, 110], shoulder: [44, 47], sleeve: [60, 62] },
  striped_shirt: { length: [72, 76], chest: [104, 110], shoulder: [44, 47], sleeve: [59, 61] },
  lace_collar_shirt: { length: [64, 68], chest: [96, 100], shoulder: [38, 40], sleeve: [57, 59] },
  bow_blouse: { length: [60, 64], chest: [96, 100], shoulder: [37, 39], sleeve: [58, 60] },
  scarf_top: { length: [38, 42], chest: [80, 84] },
  sweater: { length: [58, 62], chest: [98, 104], shoulder: [44, 48], sleeve: [56, 59] },
  block_sweater: { length: [62, 66], chest: [106, 112], shoulder: [48, 52], sleeve: [55, 58] },
  turtleneck: { length: [64, 68], chest: [96, 102], shoulder: [42, 45], sleeve: [60, 63] },
  cardigan: { length: [54, 58], chest: [94, 100], shoulder: [40, 44], sleeve: [55, 58] },
  hoodie: { length: [66, 70], chest: [118, 126], shoulder: [54, 58], sleeve: [57, 60] },
  long_skirt: { length: [84, 90], waist: [64, 66], hip: [90, 94] },
  midi_skirt: { length: [70, 76], waist: [64, 66], hip: [94, 100] },
  mini_skirt: { length: [38, 42], waist: [66, 68], hip: [88, 92] },
  cargo_skirt: { length: [72, 78], waist: [66, 68], hip: [92, 96] },
  wide_trousers: { length: [102, 106], waist: [66, 70], hip: [96, 102] },
  chinos: { length: [98, 102], waist: [74, 78], hip: [98, 104] },
  joggers: { length: [97, 101], waist: [66, 70], hip: [104, 110] },
  tote_bag: { width: [22, 26], height: [18, 22], depth: [9, 12] },
  shoulder_bag: { width: [34, 40], height: [30, 36], depth: [10, 14] },
  crossbody_bag: { width: [23, 27], height: [16, 19], depth: [7, 9] },
  clutch: { width: [22, 25], height: [12, 14], depth: [4, 5] },
  socks: { foot: [24, 26] },
};
