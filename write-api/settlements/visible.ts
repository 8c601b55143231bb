import type { BrandMonth } from '#domain/settlements/month-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Returns a function that tells whether a month has lines and the caller may see it. */
export function seesMonth(caller: Caller): (state: BrandMonth) => boolean {
  return ({ brandId, lineCount }) => lineCount > 0 && isInScope(caller, { brandIds: [brandId] });
}
