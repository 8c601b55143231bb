import type { LookEntry } from '#domain/looks/entry.ts';
import type { BrandEventStatus, CertificationStatus } from '#domain/looks/look-kinds.ts';
import { type LookOverallStatus, overallStatus } from '#domain/looks/overall-status.ts';
import { orderItemOf, trysetItemOf } from '#domain/looks/tagged.ts';
import type { Derived } from '../projection.ts';
import {
  type LookBrandRow,
  type LookItemRow,
  type LookRow,
  lookBrandsTable,
  lookItemsTable,
  looksTable,
} from './tables.ts';

/** Returns whether lists may show the look: it is posted, and neither expired nor removed. */
export function isListed({ life }: Pick<LookRow, 'life'>): boolean {
  return life === 'posted';
}

const wideIdOf = (id: number | null) => (id === null ? null : BigInt(id));

/** Returns the certification status of a tagged item; null if the look no longer tags the item. */
export function certificationOf({ status }: Pick<LookEntry, 'status'>): CertificationStatus | null {
  return status === 'none' || status === 'untagged' ? null : status;
}

/** Returns the overall status of a look over the given items, and over its certification for a brand's event without items. */
export function statusOver(
  entries: readonly LookEntry[],
  brandEvent: { status: BrandEventStatus } | null = null,
): LookOverallStatus {
  return overallStatus(
    entries.flatMap((entry) => certificationOf(entry) ?? []),
    brandEvent?.status ?? null,
  );
}

/** The items tagged by a look, one row each. */
export const itemsOfLook: Derived<LookRow, LookItemRow> = {
  source: looksTable,
  table: lookItemsTable,
  rows: (look) =>
    isListed(look)
      ? look.entries.flatMap((entry) => {
          const status = certificationOf(entry);
          if (status === null) return [];
          const { entryId, trysetId, brandId, productId, productSizeId } = entry;
          const { uploadPoint, givenPoints, certifiedAt, decidedAt, decidedBy } = entry;
          return [
            {
              lookId: look.id,
              entryId,
              trysetItemId: trysetItemOf(entry),
              orderItemId: wideIdOf(orderItemOf(entry)),
              trysetId,
              brandId,
              productId,
              productSizeId,
              status,
              uploadPoint,
              givenPoints,
              certifiedAt,
              decidedAt,
              decidedBy,
            },
          ];
        })
      : [],
};

/** The rows of brand admins' lists: one per brand of the look, with the status over that brand's items, or for its event. */
export const brandsOfLook: Derived<LookRow, LookBrandRow> = {
  source: looksTable,
  table: lookBrandsTable,
  rows: (look) =>
    isListed(look)
      ? look.brandIds.map((brandId) => ({
          lookId: look.id,
          brandId,
          status: statusOver(
            look.entries.filter((entry) => entry.brandId === brandId),
            look.eventBrandId === brandId ? look.brandEvent : null,
          ),
        }))
      : [],
};
