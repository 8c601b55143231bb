import type { Derived } from '../projection.ts';
import { statusOver } from './items-of-tryset.ts';
import { type TrysetBrandRow, type TrysetRow, trysetBrandsTable, trysetsTable } from './tables.ts';

/** The rows of brand admins' lists: one per brand of the tryset, with the status over that brand's items. */
export const brandsOfTryset: Derived<TrysetRow, TrysetBrandRow> = {
  source: trysetsTable,
  table: trysetBrandsTable,
  rows: (tryset) =>
    isListed(tryset)
      ? tryset.brandIds.map((brandId) => ({
          trysetId: tryset.id,
          brandId,
          status: statusIn(tryset, brandId),
        }))
      : [],
};

/** Returns whether lists may show the tryset: it is requested, and neither expired nor removed. */
export function isListed({ life }: TrysetRow): boolean {
  return life === 'requested';
}

/** Returns the overview status over one brand's items. */
export function statusIn(tryset: TrysetRow, brandId: number): TrysetRow['status'] {
  return statusOver(tryset.items.filter((item) => item.brandId === brandId));
}
