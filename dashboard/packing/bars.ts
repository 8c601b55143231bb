import { code128, type DrawingContext } from 'bwip-js/generic';

/** The black bars of a Code 128, in modules from its left edge. */
export interface Bars {
  width: number;
  bars: readonly { x: number; width: number }[];
}

/** The bars for a text; null for a text that a Code 128 cannot hold. */
export function barsOf(text: string): Bars | null {
  if (!/^[ -~]{1,40}$/.test(text)) return null;
  return code128({ bcid: 'code128', text, scale: 1, height: 1 }, collecting());
}

/** A drawing that keeps the bars, in place of a picture of them. */
function collecting(): DrawingContext<Bars> {
  const bars: { x: number; width: number }[] = [];
  let whole = 0;
  const nothing = () => undefined;
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width) {
      whole = width;
    },
    line(x, _top, _right, _bottom, width) {
      // The library names the middle of a bar, off by half a module where it is to look sharp on a screen.
      bars.push({ x: Math.floor(x - width / 2), width });
    },
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ width: whole, bars }),
  };
}
