import { parse } from './colors.ts';
import type { Size } from './coverage.ts';
import { blurred, type Field } from './field.ts';
import { chanceAt } from './noise.ts';
import type { Scene } from './scene.ts';
import { wall } from './surface.ts';

/** Draws the wall and the floor behind the product. */
export interface Ground {
  /** Writes one pixel of wall or floor. */
  shade(pixels: Uint8Array, at: number, x: number, y: number): void;
}

const dark = [52, 45, 43] as const;

export function groundOf(scene: Scene, size: Size, heights: Field): Ground {
  const { width, height } = size;
  const { frame, floor, shadows = [], near } = scene;
  const scale = height / frame.height;
  const color = parse(scene.ground);
  const cast = blurred((at) => ((heights[at] ?? wall) > wall ? 1 : 0), size, (3.4 - 2 * near) * scale);
  const dx = Math.round((2.6 - near) * scale);
  const dy = Math.round((3.4 - near) * scale);
  const dense = 0.42 * Math.sqrt(near);
  const across = (of: (x: number) => number) => Float32Array.from({ length: width }, (_, x) => of(x));
  const down = (of: (y: number) => number) => Float32Array.from({ length: height }, (_, y) => of(y));
  // Light from a window at the upper left: the wall gets darker away from it.
  const lampAcross = across((x) => Math.exp(-3 * (x / width - 0.3) ** 2));
  const lampDown = down((y) => 0.07 * Math.exp(-3 * (y / height - 0.25) ** 2));
  // A paper backdrop that curves from the wall down to the floor.
  const sweep = down((y) => {
    if (floor === undefined) return 0;
    const below = frame.y + y / scale - floor;
    return 0.06 / (1 + Math.exp(-(below + 7) / 4)) - 0.05 * Math.exp(-(((below + 12) / 10) ** 2));
  });
  const onFloor = shadows.map((shadow) => ({
    across: across((x) => Math.exp(-1.6 * ((frame.x + x / scale - shadow.x) / shadow.across) ** 2)),
    down: down((y) => 0.55 * Math.exp(-1.6 * ((frame.y + y / scale - shadow.y) / shadow.down) ** 2)),
  }));
  return {
    shade(pixels, at, x, y) {
      const lamp = (lampAcross[x] ?? 0) * (lampDown[y] ?? 0) - (0.03 * x) / width - (0.035 * y) / height;
      const tone = lamp + (sweep[y] ?? 0);
      let shadow = cast(x - dx, y - dy) * dense;
      for (const each of onFloor) shadow += (each.across[x] ?? 0) * (each.down[y] ?? 0);
      const dust = (chanceAt(x, y) - 0.5) * 1.6;
      const share = Math.min(0.72, shadow);
      for (let channel = 0; channel < 3; channel++) {
        const paper = (color[channel] ?? 0) * (1 + tone);
        const value = paper + ((dark[channel] ?? 0) - paper) * share + dust;
        pixels[at * 3 + channel] = Math.max(0, Math.min(255, value));
      }
    },
  };
}
