import { brand } from '#domain/brands/brand.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { seesBrand } from './visible.ts';

/**
 * Starts or cancels the take-back of all garments of a brand. The garments follow by a reaction. Starting twice, and canceling
 * twice, change nothing. Throws 404 if the caller may not see the brand.
 */
export async function changeTakeBack(
  deps: WriteDeps,
  asked: Asked,
  { id, action }: { id: number; action: 'start_take_back' | 'cancel_take_back' },
): Promise<Changed> {
  await present(deps, brand, id, asked.context, seesBrand(asked.caller));
  return makeChange(deps, { decider: brand, id, commands: [{ action }], name: action }, asked);
}
