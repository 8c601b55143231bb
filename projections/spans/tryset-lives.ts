import { validItems } from '#domain/tryset-items/main-item.ts';
import { overviewStatus } from '#domain/tryset-items/overview-status.ts';
import type { RequestedItem, TrysetEvent } from '#domain/trysets/tryset-events.ts';
import { type Derived, idOf, type Projection, type Recorded, type Rollup } from '../projection.ts';
import { type Life, spansOf, stepped } from './life.ts';
import {
  type ItemInLife,
  type TrysetItemLifeRow,
  type TrysetLifeRow,
  type TrysetSpanRow,
  trysetItemLivesTable,
  trysetLivesTable,
  trysetSpansTable,
} from './tables.ts';

/** Lists every event type, so that a missing type does not compile. True if the event may change the status. */
const movesTryset: Readonly<Record<TrysetEvent['type'], boolean>> = {
  TrysetRequested: true,
  TrysetRequestExpired: true,
  TrysetDestinationCorrected: false,
  TrysetNotesRevised: false,
  TrysetDeliveryPlanned: false,
  TrysetItemAdded: true,
  TrysetItemAddExpired: false,
  TrysetCanceled: false,
  TrysetReturnRequested: false,
  TrysetReturnAccepted: false,
  TrysetRemoved: true,
};

export const trysetLives: Projection<TrysetLifeRow, TrysetEvent> = {
  name: 'tryset_lives',
  table: trysetLivesTable,
  categories: ['tryset'],
  knows: (type) => type in movesTryset,
  keys: (recorded) => (movesTryset[recorded.event.type] ? [idOf(recorded)] : []),
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const { id, own, items } = row ?? { id: idOf(recorded), own: [], items: [] };
    const as = lifeAfter(event);
    const life = as === null ? own : stepped(own, { from: at, revision: Number(revision), as });
    return { id, own: life, items: itemsAfter(items, recorded) };
  },
};

function lifeAfter({ type }: TrysetEvent): { life: 'requested' | 'expired' | 'removed' } | null {
  switch (type) {
    case 'TrysetRequested':
      return { life: 'requested' };
    case 'TrysetRequestExpired':
      return { life: 'expired' };
    case 'TrysetRemoved':
      return { life: 'removed' };
    default:
      return null;
  }
}

function itemsAfter(
  items: readonly ItemInLife[],
  { event, at }: Recorded<TrysetEvent>,
): readonly ItemInLife[] {
  if (event.type === 'TrysetRequested')
    return event.data.items.reduce((all, item) => named(all, item, at), items);
  return event.type === 'TrysetItemAdded' ? named(items, event.data.item, at) : items;
}

/** Returns the items with one that the tryset names. The first time at which the tryset named it stays. */
function named(
  items: readonly ItemInLife[],
  { trysetItemId, brandId }: RequestedItem,
  at: string,
): readonly ItemInLife[] {
  const known = items.find(({ id }) => id === trysetItemId);
  const item = known ?? { id: trysetItemId, brandId, namedAt: null, life: [] };
  return withItem(items, { ...item, namedAt: item.namedAt ?? at });
}

function withItem(items: readonly ItemInLife[], item: ItemInLife): readonly ItemInLife[] {
  return [...items.filter(({ id }) => id !== item.id), item].sort((one, other) => one.id - other.id);
}

/** Copies the items' lives to their tryset, whose status follows from theirs. */
export const itemsInTrysetLife: Rollup<TrysetItemLifeRow, TrysetLifeRow> = {
  name: 'items_in_tryset_life',
  source: trysetItemLivesTable,
  target: trysetLivesTable,
  key: ({ trysetId }) => trysetId,
  column: 'trysetId',
  sources: ({ items }) => items.map(({ id }) => id),
  apply(tryset, { id, trysetId, brandId, life }) {
    const { own, items } = tryset ?? { own: [], items: [] };
    const namedAt = items.find((item) => item.id === id)?.namedAt ?? null;
    return { id: trysetId, own, items: withItem(items, { id, brandId, namedAt, life }) };
  },
};

/** The spans over all items (brand 0), and over each brand's items. */
export const trysetSpans: Derived<TrysetLifeRow, TrysetSpanRow> = {
  source: trysetLivesTable,
  table: trysetSpansTable,
  rowKey: ['id', 'brandId', 'fromTime'],
  rows: (tryset) => livesOf(tryset).flatMap(({ brandId, life }) => spansIn(tryset.id, brandId, life)),
};

function spansIn(id: number, brandId: number, life: OverviewLife): TrysetSpanRow[] {
  return spansOf(life).map(({ from, until, revision, as }) => ({
    id,
    brandId,
    status: as.status,
    fromTime: from,
    untilTime: until,
    revision,
  }));
}

type OverviewLife = Life<{ status: TrysetSpanRow['status'] }>;

/** Spans and counters ask for the same lives, before and after each event. */
const known = new WeakMap<TrysetLifeRow, BrandLife[]>();

interface BrandLife {
  brandId: number;
  life: OverviewLife;
}

/** Returns how the tryset stood over time, for all brands (0) and for each. */
export function livesOf(tryset: TrysetLifeRow): BrandLife[] {
  const lives = known.get(tryset) ?? overviewLives(tryset);
  known.set(tryset, lives);
  return lives;
}

function overviewLives({ own, items }: TrysetLifeRow): BrandLife[] {
  const ofBrands = Map.groupBy(items, ({ brandId }) => brandId);
  const each = [...ofBrands].map(([brandId, some]) => ({ brandId, life: overviewLife(own, some) }));
  return [{ brandId: 0, life: overviewLife(own, items) }, ...each];
}

/** Returns the status over these items at each instant at which the tryset or one of them moved. */
function overviewLife(own: TrysetLifeRow['own'], items: readonly ItemInLife[]): OverviewLife {
  const times = [
    ...own.map(({ from }) => from),
    ...items.flatMap(({ namedAt, life }) => [
      ...(namedAt === null ? [] : [namedAt]),
      ...life.map(({ from }) => from),
    ]),
  ];
  return [...new Set(times)].sort().reduce<OverviewLife>((life, time) => {
    const step = own.findLast(({ from }) => from <= time);
    const status = step?.as?.life === 'requested' ? overviewAt(items, time) : null;
    const revision = step?.from === time ? step.revision : null;
    return stepped(life, { from: time, revision, as: status === null ? null : { status } });
  }, []);
}

function overviewAt(items: readonly ItemInLife[], time: string): TrysetSpanRow['status'] | null {
  const standing = items.flatMap(({ namedAt, life }) => {
    const step = life.findLast(({ from }) => from <= time);
    if (step !== undefined) return step.as ?? [];
    return namedAt !== null && namedAt <= time ? [{ status: 'idle' as const }] : [];
  });
  return overviewStatus(validItems(standing).map(({ status }) => status));
}
