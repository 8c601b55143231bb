import { isNote } from '#domain/note-kinds.ts';
import { concernsBrand } from '#domain/trysets/concerns-brand.ts';
import type { TrysetEvent } from '#domain/trysets/tryset-events.ts';
import { evolveTryset, initialTryset, type TrysetState } from '#domain/trysets/tryset-state.ts';
import type { StreamKind } from '../../kit/area.ts';
import { fold } from '../../kit/history/fold.ts';
import { streamOf } from '../../kit/history/stream-of.ts';
import type { Step } from '../../kit/history/streams.ts';

interface Requested {
  trysetItemId?: number;
  stockItemId?: number;
}

const tryset: StreamKind = {
  fold: fold(initialTryset, evolveTryset),
  isFilter: true,
  housekeeping: ['TrysetItemAddExpired', 'TrysetRequestExpired'],
  neighbours: ({ after }) =>
    ((after.items ?? []) as readonly Requested[]).flatMap((item) => [
      ...streamOf('tryset_item', item.trysetItemId),
      ...streamOf('stock_item', item.stockItemId),
    ]),
  isToldTo,
};

/** Whether a step concerns a brand. Steps with unreadable data concern no brand. */
function isToldTo({ type, data, after, brandIds }: Step, brandId: number): boolean {
  if (isNote({ type })) return brandIds.includes(brandId);
  const items = after.items as TrysetState['items'];
  try {
    return concernsBrand({ type, data } as TrysetEvent, items, brandId);
  } catch {
    return false;
  }
}

/** Streams of all present and former items of a tryset. */
export function itemStreams(steps: readonly Step[]): string[] {
  const last = steps.findLast(({ category }) => category === 'tryset');
  return ((last?.after.items ?? []) as readonly Requested[]).flatMap((item) =>
    streamOf('tryset_item', item.trysetItemId),
  );
}

export const trysetStreams = { tryset };
