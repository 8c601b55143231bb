import Type from 'typebox';
import { invalidRequest } from './errors.ts';

/** The header by which a read asks for what a write has caused, and the one by which both say how far they are. */
export const minPositionHeader = 'x-min-position';
export const positionHeader = 'x-position';
/** On a read whose read models are behind what was asked, stand still, or are held up: `true`, or `parked`. */
export const staleHeader = 'x-stale';

const highest = 2n ** 63n - 1n;

/** A position of the log as decimal text. */
export const Position = Type.String({ pattern: '^\\d{1,19}$', description: 'A position of the log' });

/** The position that a header names, or null without one. Refuses with 400 what is not a position. */
export function positionOf(header: string | string[] | undefined): bigint | null {
  if (header === undefined || header === '') return null;
  const position = typeof header === 'string' && /^\d{1,19}$/.test(header) ? BigInt(header) : null;
  if (position !== null && position <= highest) return position;
  const message = 'must be a position of the log, in decimal digits';
  throw invalidRequest([{ in: 'header', name: minPositionHeader, message }]);
}
