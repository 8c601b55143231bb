import { type LookUseStatus, type LookUseType, regramStatusOf } from '#domain/look-uses/use-kinds.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';
import { among } from '../../kit/search.ts';

/** A use of a look, in short. */
export interface LookUseBrief {
  id: number;
  lookId: number;
  brandId: number;
  type: LookUseType;
  status: LookUseStatus;
  useStartDate: string;
  useEndDate: string | null;
}

/** Returns the uses of looks that the caller may see, newest first: a brand admin sees those of its brand. */
export async function usesOfLooks(
  db: ReadModels,
  caller: Caller,
  lookIds: readonly number[],
): Promise<(lookId: number) => readonly LookUseBrief[]> {
  if (lookIds.length === 0) return () => [];
  let uses = db.selectFrom('read.lookUses as use').where(among('use.lookId', lookIds));
  if (caller.label === 'brand_admin') uses = uses.where('use.brandId', '=', caller.brandId);
  const rows = await uses
    .select(['use.id', 'use.lookId', 'use.brandId', 'use.useType as type', 'use.status'])
    .select(['use.startDate as useStartDate', 'use.endDate as useEndDate'])
    .orderBy('use.id', 'desc')
    .execute();
  const byLook = Map.groupBy(rows, ({ lookId }) => lookId);
  return (lookId) => byLook.get(lookId) ?? [];
}

/** Returns the status of the newest regram request among uses, newest first; null without one. */
export function latestRegramOf(uses: readonly LookUseBrief[]) {
  const newest = uses.find(({ type }) => type === 'regram');
  return newest === undefined ? null : regramStatusOf(newest.status);
}
