import { randomOf } from '#import/generate.ts';
import type { DemoProduct } from '../catalog/products.ts';
import { articles } from './articles.ts';
import type { Cloth } from './bodice.ts';
import { plainTop, plainTrousers } from './companions.ts';
import type { Size } from './coverage.ts';
import type { Article } from './drawing.ts';
import { figureOf } from './figure.ts';
import { boundsOf } from './geometry.ts';
import { hangerOf, railAbove } from './hanger.ts';
import { placed } from './placed.ts';
import { type Frame, isPiece, type Layers, type Scene } from './scene.ts';

/**
 * Pictures of each product. `worn`: on the figure or standing; `apart`: on a hanger or lying; `detail`: a close-up.
 */
export const productShots = ['worn', 'apart', 'detail'] as const;
/**
 * All pictures. `posted` shows the product as in a member's post, in front of a street wall and with other garments.
 */
export const shots = [...productShots, 'posted'] as const;
export type Shot = (typeof shots)[number];

/** Picture sizes, none larger than the standard size, so that a picture is encoded only once. */
export const shotSizes: Record<Shot, Size> = {
  worn: { width: 450, height: 600 },
  apart: { width: 360, height: 480 },
  detail: { width: 360, height: 480 },
  posted: { width: 360, height: 480 },
};

/** Wall colours: plaster, linen, sage, mist, clay and stone. */
const grounds = ['#dbd7d0', '#dfdad0', '#d4d6cf', '#d4d7d9', '#dcd3cb', '#d3d0cc'] as const;
/** Street wall colours: brick, moss, dusk, ochre and teal. */
const streets = ['#b98a74', '#9aa48c', '#8d97a8', '#c9ab7c', '#8fa9a6'] as const;
const tees = ['#ece6da', '#e6e2dc', '#d9d2c6'] as const;
const slacks = ['#8d877e', '#a79d90', '#6d6a67', '#7a746d'] as const;

type Drawn = Pick<DemoProduct, 'article' | 'color' | 'name'>;

/** The scene of a product; the same product gives the same scene. */
export function sceneOf(product: Drawn, shot: Shot): Scene {
  const article = articles[product.article];
  const isPosted = shot === 'posted';
  const chance = randomOf(seedOf(product.name) + (isPosted ? 1 : 0));
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(chance() * all.length)] ?? all[0];
  const ground = pick(isPosted ? streets : grounds);
  const companions = { tee: pick(tees), slacks: pick(slacks) };
  const own = article.draw(clothOf(product, article), shot === 'apart' ? 'hanger' : 'figure', chance);
  const isStill = article.wear === 'bag' || article.wear === 'socks';
  if (shot === 'detail') {
    const behind = isStill ? [] : behindOf(article, companions);
    return { behind, own, ground, frame: closeTo(article, isStill ? 17 : 27), near: 0.5 };
  }
  if (shot === 'apart' && isStill) {
    const laid = placed(own, { turn: article.wear === 'bag' ? -0.2 : 0.3 });
    return { behind: [], own: laid, ground, frame: frameOf(laid), near: 1 };
  }
  if (shot === 'apart') {
    const frame = frameOf(own, railAbove);
    return { behind: hangerOf(article, frame), own, ground, frame, near: 0.75 };
  }
  const frame = isPosted ? asSnapped(frameOf(own), chance) : frameOf(own);
  if (article.wear === 'socks') return { behind: [], own, ground, frame, near: 1 };
  if (article.wear === 'bag') return { behind: [], own, ground, frame, near: 0.15, ...standing(0, 18) };
  return { behind: behindOf(article, companions), own, ground, frame, near: 0.25, ...standing(154, 20) };
}

/** A random seed from a name. */
function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7) >>> 0;
}

function clothOf({ name, color }: Drawn, { stuff, print }: Article): Cloth {
  const own = name.includes('데님') ? 'denim' : stuff;
  return { color, stuff: own, ...(print === undefined ? {} : { print: print(color) }) };
}

/** The figure and the garments that are worn with the product. */
function behindOf(
  { wear, isTrousers, isSleeveless }: Article,
  with_: { tee: string; slacks: string },
): Layers {
  const { tee, slacks } = with_;
  switch (wear) {
    case 'top':
      return [...figureOf({ hasLegs: false }), ...plainTrousers(slacks)];
    case 'outer': {
      const sleeve = isSleeveless ? { length: 57, upper: 5, cuff: 3.2 } : undefined;
      return [...figureOf({ hasLegs: false }), ...plainTop(tee, { sleeve }), ...plainTrousers(slacks)];
    }
    case 'bottom':
      return [...figureOf({ hasLegs: !isTrousers }), ...plainTop(tee)];
    default:
      return figureOf();
  }
}

/** The floor at the foot of a standing object, with a wide soft shadow that is dark at the contact. */
function standing(y: number, across: number): Pick<Scene, 'floor' | 'shadows'> {
  return {
    floor: y + 2,
    shadows: [
      { x: across * 0.15, y: y + 1, across: across * 1.3, down: across * 0.15 },
      { x: 0, y, across: across * 0.8, down: across * 0.06 },
    ],
  };
}

function closeTo({ focus: [x, y] }: Article, height: number): Frame {
  const width = height * 0.75;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A snapshot frame: further away and off centre. */
function asSnapped({ x, y, width, height }: Frame, chance: () => number): Frame {
  const away = 1.12 + chance() * 0.1;
  const aside = (chance() - 0.5) * 0.12 * width;
  return {
    x: x - ((away - 1) / 2) * width + aside,
    y: y - ((away - 1) / 2) * height,
    width: width * away,
    height: height * away,
  };
}

/** A frame around the whole product, including `above` centimetres over it, with a margin. */
function frameOf(own: Layers, above = 0): Frame {
  const shapes = own.map((layer) => (isPiece(layer) ? layer.shape : layer.way));
  const { left, right, bottom, ...bounds } = boundsOf(shapes);
  const top = bounds.top - above;
  const height = Math.max((bottom - top) / 0.79, (right - left) / 0.87 / 0.75);
  const width = height * 0.75;
  return { x: (left + right) / 2 - width / 2, y: (top + bottom) / 2 - height / 2, width, height };
}
