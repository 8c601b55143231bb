import type { DemoArticle } from '../catalog/articles.ts';
import { type DemoBrand, demoBrands } from '../catalog/brands.ts';
import { demoProducts } from '../catalog/products.ts';
import { blended, toned } from './colors.ts';
import type { Size } from './coverage.ts';
import { curve, leaf, oval, type Point, points, type Shape, stroke } from './geometry.ts';
import { word } from './letters.ts';
import { placed } from './placed.ts';
import type { Layers, Piece, Scene } from './scene.ts';
import { sceneOf } from './shots.ts';

export const brandShots = ['list', 'logo', 'title'] as const;
export type BrandShot = (typeof brandShots)[number];

export const brandSizes: Record<BrandShot, Size> = {
  list: { width: 600, height: 400 },
  logo: { width: 400, height: 400 },
  title: { width: 1440, height: 540 },
};

/** Articles in the pictures of each brand, side by side. */
const looks: Record<DemoBrand['key'], readonly DemoArticle[]> = {
  'brand-a': ['coat', 'slip_dress', 'bow_blouse', 'pleated_dress', 'cropped_jacket'],
  'brand-b': ['trench_coat', 'block_sweater', 'knit_dress', 'trucker_jacket', 'shirred_dress'],
};

/** The brand's logo, or its looks in front of a wall in its colour. */
export function brandScene(index: number, shot: BrandShot): Scene {
  const { key, name, color } = demoBrands[index] ?? demoBrands[0];
  if (shot === 'logo') return logoScene(key, name, color);
  const shown = shot === 'title' ? looks[key] : looks[key].slice(0, 3);
  const apart = 64;
  const figures = shown.flatMap((article, place) => {
    const product = demoProducts.find((each) => each.article === article);
    if (product === undefined) return [];
    const { behind, own } = sceneOf(product, 'worn');
    return placed([...behind, ...own], { aside: (place - (shown.length - 1) / 2) * apart });
  });
  const { width, height } = brandSizes[shot];
  const high = shot === 'title' ? 150 : 132;
  const wide = (high * width) / height;
  return {
    behind: [],
    own: figures,
    frame: { x: -wide / 2, y: -21, width: wide, height: high },
    ground: blended(toned(color, -0.5), '#d8d2ca', 0.45),
    near: 0.35,
  };
}

function logoScene(key: DemoBrand['key'], name: string, color: string): Scene {
  const mark = key === 'brand-a' ? blossom(color) : thread(color);
  const words = word(name.toUpperCase(), 0, 31, 5.2);
  return {
    behind: [],
    own: [...mark, ...words.map((shape) => printed(shape, toned(color, 0.2)))],
    frame: { x: -50, y: -50, width: 100, height: 100 },
    ground: toned(color, -0.9),
    near: 0,
  };
}

const printed = (shape: Shape, color: string): Piece => ({ shape, color, stuff: 'paper', level: 0 });

/** Logo: a flower with five petals, as "hana" means both flower and one. */
function blossom(color: string): Layers {
  const middle: Point = [0, -8];
  const leaves = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
    const at = (far: number, aside = 0): Point => [
      middle[0] + far * Math.cos(angle + aside),
      middle[1] + far * Math.sin(angle + aside),
    ];
    return [
      printed(curve([at(5), at(15, -0.5), at(25, -0.3), at(24, 0), at(25, 0.3), at(15, 0.5)], true), color),
      printed(leaf(curve([at(9), at(15), at(21)]), 0.9), toned(color, -0.4)),
    ];
  });
  return [...leaves.flat(), printed(oval(...middle, 3.4), toned(color, -0.45))];
}

/** Logo: a needle with a thread in the form of an S. */
function thread(color: string): Layers {
  const way = curve(curve(points('15,-24 9,-31 -3,-33 -12,-27 -11,-17 1,-9 11,0 10,12 -2,17 -14,13 -19,4')));
  return [
    printed(stroke(way, 2.6), color),
    printed(leaf(curve(points('-33,15 0,-8 34,-32')), 4.2), toned(color, -0.35)),
    printed(leaf(curve(points('22,-23.6 25,-25.7 28,-27.8')), 1.6), toned(color, -0.9)),
  ];
}
