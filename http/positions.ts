import Type from 'typebox';
import { invalidRequest } from './errors.ts';

/**
 * A read sends this header to wait for the effects of an earlier write. The write has reported its position in
 * `positionHeader`.
 */
export const minPositionHeader = 'x-min-position';
export const positionHeader = 'x-position';
/**
 * The answer to a read has this header if its read models lag behind the requested position or have stopped (`true`), or are
 * parked (`parked`).
 */
export const staleHeader = 'x-stale';

const highest = 2n ** 63n - 1n;

/** A position of the log as decimal text. */
export const Position = Type.String({ pattern: '^\\d{1,19}$', description: 'A position of the log' });

/**
 * Parses the position in a header; null if the request lacks the header.
 *
 * @throws 400 if the value is not a position.
 */
export function positionOf(header: string | string[] | undefined): bigint | null {
  if (header === undefined || header === '') return null;
  const position = typeof header === 'string' && /^\d{1,19}$/.test(header) ? BigInt(header) : null;
  if (position !== null && position <= highest) return position;
  const message = 'must be a position of the log, in decimal digits';
  throw invalidRequest([{ in: 'header', name: minPositionHeader, message }]);
}
