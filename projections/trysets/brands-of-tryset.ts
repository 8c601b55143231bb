import type { Derived } from '../projection.ts';
import { statusOver } from './items-of-tryset.ts';
import { type TrysetBrandRow, type TrysetRow, trysetBrandsTable, trysetsTable } from './tables.ts';

/** A brand admin's list: the tryset once for each of its brands, with the status over that brand's items. */
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

/** Whether a list may show it: requested, and neither expired nor removed. */
export function isListed({ life }: TrysetRow): boolean {
  return life === 'requested';
}

/** The overview status as one brand sees it. */
export function statusIn(tryset: TrysetRow, brandId: number): TrysetRow['status'] {
  return statusOver(tryset.items.filter((item) => item.brandId === brandId));
}
