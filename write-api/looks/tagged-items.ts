import { look } from '#domain/looks/look.ts';
import type { LookEntryDescription } from '#domain/looks/look-events.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import { trysetItemOf } from '#domain/looks/tagged.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import type { TrysetItemState } from '#domain/tryset-items/item-state.ts';
import { uncountedItemStatuses } from '#domain/tryset-items/item-status.ts';
import { uploadPointOn } from '#domain/tryset-items/upload-points.ts';
import { conflict, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

interface Tagging {
  userId: number;
  lookId: number;
  snsType: LookSnsType;
}

/**
 * Returns the entries of a look for these items. Each has the points that it earns on the look's network and the points
 * already given. Throws 422 `look.tryset_item_unknown` if the member has no such item, 422 `look.tryset_item_not_delivered`,
 * and 409 `look.tryset_item_shown` if another look on this network shows it.
 */
export async function taggedItems(
  { streams }: Pick<WriteDeps, 'streams'>,
  tagging: Tagging,
  items: readonly { trysetItemId: number; entryId: number }[],
): Promise<LookEntryDescription[]> {
  return Promise.all(
    items.map(async ({ trysetItemId, entryId }) => {
      const { state: item } = await streams.refresh(trysetItem, trysetItemId);
      requireShowable(item, tagging, trysetItemId);
      const { trysetId, brandId, productId, productSizeId } = item;
      return {
        entryId,
        of: { kind: 'tryset_item', id: trysetItemId },
        trysetId,
        brandId,
        productId,
        productSizeId,
        uploadPoint: uploadPointOn(item, tagging.snsType),
        givenPoints: await standingFor(streams, item, tagging.snsType),
      };
    }),
  );
}

/** Throws 422 `look.order_item_unknown` for each order item: the member has none. */
export function requireOrderItems(ids: readonly number[] = []): void {
  for (const orderItemId of ids) {
    const message = `the member has no order item ${orderItemId}; tag the member's own items`;
    throw unprocessable('look.order_item_unknown', message, { orderItemId });
  }
}

function requireShowable(item: TrysetItemState, { userId, lookId, snsType }: Tagging, trysetItemId: number) {
  if (item.status === 'idle' || item.isRemoved || item.userId !== userId) {
    const message = `the member has no tryset item ${trysetItemId}; tag the member's own items`;
    throw unprocessable('look.tryset_item_unknown', message, { trysetItemId });
  }
  if (item.deliveredAt === null || uncountedItemStatuses.includes(item.status)) {
    const message = `tryset item ${trysetItemId} is not delivered yet; tag it after its delivery`;
    throw unprocessable('look.tryset_item_not_delivered', message, { trysetItemId });
  }
  const shown = item.looks.find((each) => each.snsType === snsType && each.lookId !== lookId);
  if (shown === undefined) return;
  throw conflict(
    'look.tryset_item_shown',
    `look ${shown.lookId} already shows tryset item ${trysetItemId} on ${snsType}; revise that look`,
    {
      trysetItemId,
      lookId: shown.lookId,
      snsType,
    },
  );
}

/**
 * Returns the points already given for an item on a network. The item's last look there kept these points when it was removed.
 */
async function standingFor(
  streams: WriteDeps['streams'],
  { trysetItemId, formerLooks }: TrysetItemState,
  snsType: LookSnsType,
): Promise<number> {
  const former = formerLooks.find((each) => each.snsType === snsType);
  if (former === undefined) return 0;
  const { entries } = (await streams.refresh(look, former.lookId)).state;
  return entries.find((entry) => trysetItemOf(entry) === trysetItemId)?.givenPoints ?? 0;
}
