import type { Cloth, Pose } from './bodice.ts';
import type { Point } from './geometry.ts';
import type { Print } from './prints.ts';
import type { Layers } from './scene.ts';
import type { StuffName } from './stuffs.ts';

/** Draws an article in a cloth. `chance` returns numbers from 0 to 1, the same sequence for the same product. */
export type Draw = (cloth: Cloth, pose: Pose, chance: () => number) => Layers;

export interface Article {
  /** How the article is worn in its pictures. */
  wear: 'top' | 'outer' | 'dress' | 'bottom' | 'bag' | 'socks';
  isTrousers?: true;
  /** True if a top with sleeves is worn below it. */
  isSleeveless?: true;
  stuff: StuffName;
  print?(color: string): Print;
  /** Centre of the close-up. */
  focus: Point;
  draw: Draw;
}
