import pLimit from 'p-limit';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { readStream } from '#event-store/load.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import type { OutsideCall } from '../kit/outside/outside-call.ts';
import { cancelOut, isTakenBack, requestOut } from './take-back-requests.ts';

export const takeBackKind = 'brand_take_back';

/** The number of garments of a part. After a crash, at most so many garments are looked at again. */
export const partOfTakeBack = 200;

const atOnce = 8;

/**
 * Requests all garments of a brand, or cancels their requests, as the brand's newest take-back event says. The call keeps the last
 * garment of each part, and a crash continues there. The commands' ids derive from the event, so a repeated part changes nothing.
 * A newer event replaces the call, which then ends.
 */
export const takeBackInParts: OutsideCall = {
  kind: takeBackKind,
  atOnce: 2,
  async call(deps, due) {
    const brandId = Number(due.key);
    const said = await newestOf(deps, brandId);
    if (said?.id !== due.cause.eventId) return { end: 'answered', next: null };
    await untilIndexed(deps);
    let { reached } = (due.answer ?? { reached: 0 }) as { reached: number };
    for (;;) {
      due.signal.throwIfAborted();
      const part = await garmentsAfter(deps, brandId, reached);
      const last = part.at(-1);
      if (last === undefined) return { end: 'answered', next: null };
      await takePart(deps, said, brandId, part);
      reached = last;
      await due.keep({ reached });
    }
  },
};

/** Takes a part of the garments, several at once. Garments that come in meanwhile have their own reaction. */
async function takePart(
  deps: WriteDeps,
  said: StoredEvent,
  brandId: number,
  garments: readonly number[],
): Promise<void> {
  const isStart = (said.type as BrandEvent['type']) === 'BrandTakeBackStarted';
  const limit = pLimit(atOnce);
  const take = async (id: number) => {
    // The brand may have changed its mind since; that event has its own call.
    if ((await isTakenBack(deps, brandId)) !== isStart) return;
    await (isStart ? requestOut : cancelOut)(deps, said, id, said.metadata.actor);
  };
  await Promise.all(garments.map((id) => limit(() => take(id))));
}

/** The newest event by which the brand started or ended a take-back. */
async function newestOf({ streams }: WriteDeps, brandId: number): Promise<StoredEvent | null> {
  let newest: StoredEvent | null = null;
  for await (const stored of readStream(streams.client, `brand-${brandId}`)) {
    const type = stored.type as BrandEvent['type'];
    if (type === 'BrandTakeBackStarted' || type === 'BrandTakeBackCanceled') newest = stored;
  }
  return newest;
}

async function garmentsAfter({ db }: WriteDeps, brandId: number, reached: number): Promise<number[]> {
  const rows = await db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where('brand_id', '=', brandId)
    .where('stock_item_id', '>', reached)
    .orderBy('stock_item_id')
    .limit(partOfTakeBack)
    .execute();
  return rows.map((row) => Number(row.stock_item_id));
}
