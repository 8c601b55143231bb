import type { Cloth, Pose } from './bodice.ts';
import type { Point } from './geometry.ts';
import type { Print } from './prints.ts';
import type { Layers } from './scene.ts';
import type { StuffName } from './stuffs.ts';

/**
 * Draws an article in a cloth. `chance` returns numbers from 0 to 1 in a sequence that depends only on the product.
 */
export type Draw = (cloth: Cloth, pose: Pose, chance: () => number) => Layers;

export interface Article {
  /** Where on the figure the article is worn, which selects frame and companions. */
  wear: 'top' | 'outer' | 'dress' | 'bottom' | 'bag' | 'socks';
  isTrousers?: true;
  /** Whether the picture shows a top with sleeves below the article. */
  isSleeveless?: true;
  stuff: StuffName;
  print?(color: string): Print;
  /** Centre of the article's close-up. */
  focus: Point;
  draw: Draw;
}
