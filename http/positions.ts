import Type from 'typebox';
import { invalidRequest } from './errors.ts';

/** With `minPositionHeader` a read asks to include the effects of a write. Reads and writes report their position in the other. */
export const minPositionHeader = 'x-min-position';
export const positionHeader = 'x-position';
/** Set on a read whose read models lag behind the requested position, have stopped, or are parked: `true` or `parked`. */
export const staleHeader = 'x-stale';

const highest = 2n ** 63n - 1n;

/** A position of the log as decimal text. */
export const Position = Type.String({ pattern: '^\\d{1,19}$', description: 'A position of the log' });

/** Parses the position in a header; null without one. @throws 400 if it is not a position. */
export function positionOf(header: string | string[] | undefined): bigint | null {
  if (header === undefined || header === '') return null;
  const position = typeof header === 'string' && /^\d{1,19}$/.test(header) ? BigInt(header) : null;
  if (position !== null && position <= highest) return position;
  const message = 'must be a position of the log, in decimal digits';
  throw invalidRequest([{ in: 'header', name: minPositionHeader, message }]);
}
