import type { Cloth, Pose } from './bodice.ts';
import type { Point } from './geometry.ts';
import type { Print } from './prints.ts';
import type { Layers } from './scene.ts';
import type { StuffName } from './stuffs.ts';

/** How an article looks in a cloth; `chance` gives numbers from 0 to 1, the same for the same product. */
export type Draw = (cloth: Cloth, pose: Pose, chance: () => number) => Layers;

export interface Article {
  /** How it is shown: worn above, over or below something, or by itself. */
  wear: 'top' | 'outer' | 'dress' | 'bottom' | 'bag' | 'socks';
  isTrousers?: true;
  /** Something with sleeves is worn below it. */
  isSleeveless?: true;
  stuff: StuffName;
  print?(color: string): Print;
  /** What a close-up shows the middle of. */
  focus: Point;
  draw: Draw;
}
