import type { Point } from './canvas.ts';
import { along, type Drawing, line, mirrored, pair, part, type Shape, stroke } from './shapes.ts';

/** The cut of what is worn above the waist, a dress too: distances from the middle, and heights. */
export interface Bodice {
  /** Where the neck meets the shoulders. */
  top: number;
  neck: number;
  /** How far down the neck is open, in a round or as a V. */
  open: number;
  isV?: true;
  shoulder: number;
  chest: number;
  waist?: Point;
  hem: Point;
  /** The middle of the cuff, and half of its width. */
  sleeve?: { cuff: Point; half: number };
}

const slope = 0.04;
const armhole = 0.19;

/** The front without its sleeves. */
export function front({ top, neck, open, isV, shoulder, chest, waist, hem }: Bodice): Shape {
  return mirrored([
    ...neckline(neck, top, open, isV),
    [shoulder, top + slope],
    armholeOf({ shoulder, top }),
    [chest, top + armhole],
    ...(waist === undefined ? [] : [waist]),
    hem,
    [0, hem[1] + 0.012],
  ]);
}

/** Front, sleeves with their seams, and what is seen of the inside of the back. */
export function bodice(cut: Bodice): Drawing {
  const { top, neck, open, isV } = cut;
  const inside = mirrored([[0, top + 0.012], [neck, top], ...neckline(neck, top, open, isV).reverse()]);
  return [part(inside, 0.35), ...sleeves(cut), part(front(cut))];
}

/** The end of each sleeve, from that share of its length on. */
export function cuffs(cut: Bodice, from: number, tone: number): Drawing {
  const arm = armOf(cut);
  if (arm === null) return [];
  const { shoulder, outer, inner, pit } = arm;
  return pair([along(shoulder, outer, from), outer, inner, along(pit, inner, from)], tone);
}

function sleeves(cut: Bodice): Drawing {
  const arm = armOf(cut);
  if (arm === null) return [];
  const { shoulder, outer, inner, pit } = arm;
  const within = armholeOf(cut);
  return [
    ...pair([shoulder, outer, inner, pit, within], 0.07),
    ...pair(stroke([shoulder, within, pit], 0.008), 0.3),
  ];
}

/** Where the armhole is deepest. */
function armholeOf({ shoulder, top }: Pick<Bodice, 'shoulder' | 'top'>): Point {
  return [shoulder - 0.012, top + armhole * 0.6];
}

/** The four corners of a sleeve. */
function armOf({ top, shoulder, chest, sleeve }: Bodice) {
  if (sleeve === undefined) return null;
  const from: Point = [shoulder, top + slope];
  const pit: Point = [chest, top + armhole];
  const [, inner = pit, outer = from] = line(along(from, pit, 0.5), sleeve.cuff, 2 * sleeve.half);
  return { shoulder: from, pit, outer, inner };
}

/** From the middle of the neck to its side. */
function neckline(neck: number, top: number, open: number, isV?: true): Point[] {
  const shares = isV ? [0, 1] : [0, 0.2, 0.4, 0.6, 0.8, 1];
  return shares.map((share) => {
    const angle = (share * Math.PI) / 2;
    return isV
      ? [neck * share, top + open * (1 - share)]
      : [neck * Math.sin(angle), top + open * Math.cos(angle)];
  });
}
