import { brand } from '#domain/brands/brand.ts';
import type { BrandNames } from '#domain/brands/brand-events.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { seesBrand } from './visible.ts';

/** Approves, declines or withdraws a name that a brand's admins proposed. Throws 404 and 409 `brand.name_not_proposed`. */
export async function decideName(
  deps: WriteDeps,
  asked: Asked,
  {
    id,
    action,
    names: { name, nameKo },
  }: { id: number; action: 'approve_name' | 'decline_name' | 'withdraw_name'; names: BrandNames },
): Promise<Changed> {
  await present(deps, brand, id, asked.context, seesBrand(asked.caller));
  const commands = [{ action, name, nameKo }];
  return makeChange(deps, { decider: brand, id, commands, name: action }, asked);
}
