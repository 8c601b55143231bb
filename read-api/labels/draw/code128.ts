/** Modules that must stay white at each side. */
export const quietModules = { qr: 4, code128: 10 } as const;

/** A finer line than this comes out of a label printer (203 or 300 dots an inch) too blurred to be read: 0.19 mm, in points. */
const finestLine = 0.19 * (72 / 25.4);

/** Code 128 has neither Korean nor Japanese, and needs room for each letter. */
export interface Unreadable {
  code: string;
  reason: 'letters' | 'length';
}

export class NotAsCode128 extends Error {
  readonly label: Unreadable;

  constructor(label: Unreadable) {
    super(`${label.code} cannot be read as Code 128`);
    this.label = label;
  }
}

/** @throws {NotAsCode128} where it has others than the signs of ASCII that can be typed. */
export function checkLetters(code: string): void {
  if (!/^[\x20-\x7e]+$/.test(code)) throw new NotAsCode128({ code, reason: 'letters' });
}

/** How wide a module is in so much room, in points. @throws {NotAsCode128} where it would be too fine to be read. */
export function moduleWidth(code: string, modules: number, room: number): number {
  const width = room / (modules + 2 * quietModules.code128);
  if (width < finestLine) throw new NotAsCode128({ code, reason: 'length' });
  return width;
}
