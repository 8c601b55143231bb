import { type NewEvent, streamName } from '#event-store/stored-event.ts';
import type { StreamJob } from '../write/stream-job.ts';
import type { BuildContext } from './context.ts';
import { itemEventCount, itemStream } from './item-stream.ts';
import type { IdOf, ImportKind } from './kinds.ts';
import {
  brandEventCount,
  brandStream,
  memberStream,
  productEventCount,
  productStream,
  referenceStream,
} from './master-streams.ts';
import type { RentalPlan } from './plan.ts';
import { sinceOf } from './since.ts';
import { stockEventCount, stockStream } from './stock-stream.ts';
import { trysetEventCount, trysetStream } from './tryset-stream.ts';

/** These streams contain no sealed data, so they are built synchronously. */
type RentalJob = Omit<StreamJob<ImportKind>, 'build'> & { build(): NewEvent[] };

/**
 * Yields every stream of a plan, built on demand. A stream comes after the streams that name it: garments, then
 * trysets, then tryset items. `receivedAt` is the ISO instant of the import.
 */
export function* streamsOf(
  plan: RentalPlan,
  { source, idOf, receivedAt }: { source: string; idOf: IdOf; receivedAt: string },
): Generator<RentalJob> {
  const { masters, members, garments, trysets } = plan;
  const trysetOf: BuildContext['trysetOf'] = new Map(
    trysets.flatMap((tryset) =>
      tryset.items.map(({ rental }, index) => [rental.ref, { tryset, index }] as const),
    ),
  );
  const context: BuildContext = { source, idOf, masters, trysetOf, since: sinceOf(plan) };
  const job = (kind: ImportKind, ref: string, events: number, build: () => NewEvent[]): RentalJob => ({
    kind,
    stream: streamName(kind, idOf(kind, ref)),
    events,
    build,
  });
  for (const kind of ['category', 'size_type'] as const) {
    for (const name of kind === 'category' ? masters.categories : masters.sizeTypes) {
      yield job(kind, name, 1, () => referenceStream(context, kind, name, receivedAt));
    }
  }
  for (const name of masters.brands)
    yield job('brand', name, brandEventCount, () => brandStream(context, name, receivedAt));
  for (const product of masters.products) {
    yield job('product', product.ref, productEventCount(product), () =>
      productStream(context, product, receivedAt),
    );
  }
  for (const ref of members) yield job('user', ref, 1, () => memberStream(context, ref, receivedAt));
  for (const garment of garments) {
    yield job('stock_item', garment.ref, stockEventCount(garment), () =>
      stockStream(context, garment, receivedAt),
    );
  }
  for (const tryset of trysets) {
    yield job('tryset', tryset.ref, trysetEventCount(tryset), () =>
      trysetStream(context, tryset, receivedAt),
    );
  }
  for (const tryset of trysets) {
    for (const [index, { rental }] of tryset.items.entries()) {
      yield job('tryset_item', rental.ref, itemEventCount, () =>
        itemStream(context, tryset, index, receivedAt),
      );
    }
  }
}

/** The number of events in a plan's streams. */
export function eventCount(plan: RentalPlan): number {
  let count = 0;
  for (const { events } of streamsOf(plan, { source: '', idOf: () => 0, receivedAt: '' })) count += events;
  return count;
}
