import type { NewEvent } from '#event-store/stored-event.ts';
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

/** How many streams the import of a plan has, and how many events. */
export function sizeOfPlan({ masters, members, garments, trysets, accepted }: RentalPlan) {
  const { categories, sizeTypes, brands, products } = masters;
  const references = categories.length + sizeTypes.length;
  const sum = <T>(all: readonly T[], count: (one: T) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  return {
    streams:
      references +
      brands.length +
      products.length +
      members.length +
      garments.length +
      trysets.length +
      accepted,
    events:
      references +
      brandEventCount * brands.length +
      sum(products, productEventCount) +
      members.length +
      sum(garments, stockEventCount) +
      sum(trysets, trysetEventCount) +
      itemEventCount * accepted,
  };
}

/**
 * Every stream of a plan, each built when it is asked for, those first that others name: what is lent before who
 * lends it, trysets before their items. `receivedAt` is the ISO instant of the import.
 */
export function* streamsOf(
  plan: RentalPlan,
  { source, idOf, receivedAt }: { source: string; idOf: IdOf; receivedAt: string },
): Generator<StreamJob<ImportKind>> {
  const { masters, members, garments, trysets } = plan;
  const trysetOf: BuildContext['trysetOf'] = new Map(
    trysets.flatMap((tryset) =>
      tryset.items.map(({ rental }, index) => [rental.ref, { tryset, index }] as const),
    ),
  );
  const context: BuildContext = { source, idOf, masters, trysetOf, since: sinceOf(plan) };
  const job = (kind: ImportKind, ref: string, build: () => NewEvent[]): StreamJob<ImportKind> => ({
    kind,
    stream: `${kind}-${idOf(kind, ref)}`,
    build,
  });
  for (const kind of ['category', 'size_type'] as const) {
    for (const name of kind === 'category' ? masters.categories : masters.sizeTypes) {
      yield job(kind, name, () => referenceStream(context, kind, name, receivedAt));
    }
  }
  for (const name of masters.brands) yield job('brand', name, () => brandStream(context, name, receivedAt));
  for (const product of masters.products) {
    yield job('product', product.ref, () => productStream(context, product, receivedAt));
  }
  for (const ref of members) yield job('user', ref, () => memberStream(context, ref, receivedAt));
  for (const garment of garments) {
    yield job('stock_item', garment.ref, () => stockStream(context, garment, receivedAt));
  }
  for (const tryset of trysets) {
    yield job('tryset', tryset.ref, () => trysetStream(context, tryset, receivedAt));
  }
  for (const tryset of trysets) {
    for (const [index, { rental }] of tryset.items.entries()) {
      yield job('tryset_item', rental.ref, () => itemStream(context, tryset, index, receivedAt));
    }
  }
}
