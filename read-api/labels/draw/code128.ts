/** Width in modules of the quiet zone on each side. */
export const quietModules = { qr: 4, code128: 10 } as const;

/** Minimum module width in points (0.19 mm): label printers (203 or 300 dpi) print finer lines too blurred to scan. */
const finestLine = 0.19 * (72 / 25.4);

/** Why a code does not fit Code 128, which has no Korean or Japanese letters and takes space for each character. */
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

/** @throws {NotAsCode128} for characters other than printable ASCII. */
export function checkLetters(code: string): void {
  if (!/^[\x20-\x7e]+$/.test(code)) throw new NotAsCode128({ code, reason: 'letters' });
}

/**
 * Module width in points for the available space.
 *
 * @throws {NotAsCode128} if it is too narrow to scan.
 */
export function moduleWidth(code: string, modules: number, room: number): number {
  const width = room / (modules + 2 * quietModules.code128);
  if (width < finestLine) throw new NotAsCode128({ code, reason: 'length' });
  return width;
}
