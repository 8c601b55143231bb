import { type Color, parse } from './colors.ts';
import { chanceAt } from './noise.ts';

/** A print's colour, and its share at a place of the fabric in centimetres. */
export interface Print {
  color: string;
  share(x: number, y: number, scale: number): number;
}

/** Antialiased step from 0 to 1 at zero, about a pixel wide. */
const edge = (inside: number, scale: number) => Math.min(1, Math.max(0, inside * scale + 0.5));

const fromMiddle = (at: number, pitch: number) => Math.abs(at - Math.round(at / pitch) * pitch);

export function stripes(color: string, pitch: number, wide: number): Print {
  return { color, share: (x, _, scale) => edge(wide / 2 - fromMiddle(x, pitch), scale) };
}

/** Checks of broad translucent stripes across and down. */
export function checks(color: string, pitch: number, wide: number): Print {
  return {
    color,
    share: (x, y, scale) => {
      const down = edge(wide / 2 - fromMiddle(x, pitch), scale);
      const across = edge(wide / 2 - fromMiddle(y, pitch), scale);
      return Math.min(1, down * 0.55 + across * 0.55);
    },
  };
}

export function spots(color: string, pitch: number, radius: number): Print {
  return {
    color,
    share: (x, y, scale) => {
      const row = Math.round(y / (pitch / 2));
      const shifted = x + (row % 2 === 0 ? 0 : pitch / 2);
      const far = Math.hypot(fromMiddle(shifted, pitch), y - row * (pitch / 2));
      return edge(radius - far, scale);
    },
  };
}

/** Scattered five-petal flowers of random size and angle. */
export function flowers(color: string, pitch: number, radius: number): Print {
  return {
    color,
    share: (x, y, scale) => {
      let share = 0;
      const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
      for (let c = column - 1; c <= column + 1; c++) {
        for (let r = row - 1; r <= row + 1; r++) {
          const [dx, dy] = [
            x - (c + 0.5 + (chanceAt(c, r) - 0.5) * 0.7) * pitch,
            y - (r + 0.5 + (chanceAt(r + 99, c) - 0.5) * 0.7) * pitch,
          ];
          const size = radius * (0.6 + 0.6 * chanceAt(c + 7, r + 31));
          const far = Math.hypot(dx, dy);
          if (far > size * 1.1) continue;
          const angle = Math.atan2(dy, dx) + chanceAt(c + 3, r) * 6;
          const reach = size * (0.62 + 0.38 * Math.cos(angle * 5));
          const heart = edge(far - size * 0.2, scale);
          share = Math.max(share, edge(reach - far, scale) * (0.25 + 0.75 * heart));
        }
      }
      return share;
    },
  };
}

export const inkOf = ({ color }: Print): Color => parse(color);
