import type { Point } from './canvas.ts';
import { along, band, type Drawing, dot, line, mirrored, pair, part, type Shape, stroke } from './shapes.ts';

/** A seam, a fold or an edge. */
export const seam = 0.34;

/** A line in the middle of the front. */
export function placket(top: number, bottom: number, x = 0.5): Drawing {
  return [part(line([x, top], [x, bottom], 0.005), seam)];
}

/** So many buttons, one below the other. */
export function buttons(top: number, bottom: number, count: number, x = 0.5): Drawing {
  return Array.from({ length: count }, (_, index) =>
    part(dot(x, along([0, top], [0, bottom], index / (count - 1))[1], 0.011), 0.55),
  );
}

/** A turned-down collar with two points. */
export function collar(top: number, neck: number, tone = -0.12): Drawing {
  const leaf: Shape = [
    [0, top + 0.035],
    [neck * 0.9, top - 0.025],
    [neck + 0.035, top + 0.02],
    [neck * 0.75, top + 0.085],
  ];
  const stand: Shape = [
    [0, top - 0.018],
    [neck * 0.9, top - 0.025],
    [neck * 0.5, top + 0.02],
    [0, top + 0.035],
  ];
  return [
    part(mirrored(stand), 0.2),
    ...pair(leaf, tone),
    ...pair(stroke([...leaf, [0, top + 0.035]], 0.004), seam),
  ];
}

/** Lapels down to where the front closes. */
export function lapels(top: number, neck: number, closes: number, broad = 0.07): Drawing {
  const notch = top + (closes - top) * 0.5;
  const leaf: Shape = [
    [0, closes],
    [neck * 0.9, top - 0.02],
    [neck + 0.03, top + 0.01],
    [neck + broad, notch - 0.02],
    [neck + broad * 0.6, notch - 0.005],
    [neck + broad + 0.01, notch + 0.01],
  ];
  const stand: Shape = [
    [0, top - 0.012],
    [neck * 0.9, top - 0.02],
    [neck + 0.02, top + 0.012],
    [0, top + 0.016],
  ];
  return [
    part(mirrored(stand), 0.22),
    ...pair(leaf, 0.12),
    ...pair(stroke([...leaf, [0, closes]], 0.004), seam),
  ];
}

/** What is knitted in ribs between two heights of a shape, and what of it hangs below in the middle. */
export function ribs(shape: Shape, top: number, bottom: number): Drawing {
  const [above, below] = [widthAt(shape, top), widthAt(shape, bottom)];
  const count = Math.round((above.to - above.from) / 0.02);
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const [x1] = along([above.from, 0], [above.to, 0], share);
    const [x2] = along([below.from, 0], [below.to, 0], share);
    return part(line([x1, top + 0.004], [x2, bottom - 0.004], 0.003), 0.26);
  });
  return [part(band(shape, top, bottom + 0.02), 0.1), ...lines];
}

function widthAt(shape: Shape, height: number): { from: number; to: number } {
  const across = band(shape, height, height).map(([x]) => x);
  return { from: Math.min(...across), to: Math.max(...across) };
}

/** A pocket at each side, from its upper inner corner. */
export function pockets(x: number, top: number, width: number, height: number): Drawing {
  const shape: Shape = [
    [x, top],
    [x + width, top],
    [x + width, top + height],
    [x, top + height],
  ];
  return [...pair(shape, 0.06), ...pair(stroke([...shape, [x, top]], 0.004), seam)];
}

/** A belt around the waist, with its buckle. */
export function belt(shape: Shape, top: number, bottom: number): Drawing {
  const frame: Shape = [
    [0.47, top - 0.005],
    [0.53, top - 0.005],
    [0.53, bottom + 0.005],
    [0.47, bottom + 0.005],
  ];
  return [
    part(band(shape, top, bottom), 0.24),
    part(frame, 0.5),
    part(dot(0.5, (top + bottom) / 2, 0.018), 0.2),
  ];
}

/** Folds that run from the waist to the hem. */
export function folds(from: Point, to: Point, count: number, tone = 0.2): Drawing {
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
    return part(line([0.5 + from[0] * share, from[1]], [0.5 + to[0] * share, to[1]], 0.004), tone);
  });
}
