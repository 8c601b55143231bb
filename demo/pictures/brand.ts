import { createCanvas } from './canvas.ts';
import { parse, toned } from './colors.ts';

/** A brand's mark: a diamond within a diamond on a quiet ground. */
export function brandPicture(hex: string, size: { width: number; height: number }): Buffer {
  const color = parse(hex);
  const canvas = createCanvas(size.width, size.height, () => toned(color, -0.88));
  canvas.fill(
    [
      [0.5, 0.18],
      [0.82, 0.5],
      [0.5, 0.82],
      [0.18, 0.5],
    ],
    color,
  );
  canvas.fill(
    [
      [0.5, 0.34],
      [0.66, 0.5],
      [0.5, 0.66],
      [0.34, 0.5],
    ],
    toned(color, -0.7),
  );
  return canvas.png();
}
