import type { Size } from './coverage.ts';
import { blurred, type Field, softened } from './field.ts';
import type { Painting } from './painting.ts';
import type { Frame, Piece } from './scene.ts';
import { outOf, reachOf } from './volumes.ts';

/** Height fields of a scene, in centimetres per pixel. */
export interface Surface {
  /** Heights of the surface that is lit. */
  surface: Field;
  /** Distance of the visible surface in front of the figure. */
  heights: Field;
  /** Average height around a pixel. */
  around(x: number, y: number): number;
  folds: Field;
}

/** Height of the wall behind the figure: low enough that the wall looks distant. */
export const wall = -4;

export function surfaceOf(frame: Frame, size: Size, painting: Painting, pieces: readonly Piece[]): Surface {
  const { width, height } = size;
  const scale = height / frame.height;
  const folds = softened(painting.reliefs.slice(), size, 1.05 * scale);
  const volumes = new Float32Array(width * height);
  const levels = new Float32Array(width * height);
  const heights = new Float32Array(width * height).fill(wall);
  const reaches = pieces.map(({ shape, form = shape, round, swell }) =>
    round || swell ? reachOf(form, frame, size) : null,
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const number = painting.pieces[at] ?? 0;
      if (number === 0) continue;
      const form = (painting.forms[at] ?? 0) - 1;
      const { level = 0, swell = 0 } = pieces[number - 1] ?? {};
      const { round = 0 } = pieces[form] ?? {};
      const base = round === 0 ? 0 : round * outOf(reaches[form], x, y);
      const own = swell === 0 ? 0 : swell * outOf(reaches[number - 1], x, y);
      volumes[at] = base + 1.05 * (folds[at] ?? 0);
      levels[at] = own + level * 0.22 + 0.16 * (painting.reliefs[at] ?? 0);
      heights[at] = level + base * 0.1;
    }
  }
  const surface = softened(volumes, size, 0.55 * scale);
  const edges = softened(levels, size, Math.max(1.2, 0.26 * scale));
  for (let at = 0; at < surface.length; at++) surface[at] = (surface[at] ?? 0) + (edges[at] ?? 0);
  return { surface, heights, around: blurred((at) => heights[at] ?? wall, size, scale), folds };
}
