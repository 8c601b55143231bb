import { system } from '#domain/actor.ts';
import { type Slot, slotKey } from '#domain/slots/slot-label.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { findingOf, isExpectedIn } from '#domain/stocktakes/finding.ts';
import type { StocktakePlace } from '#domain/stocktakes/place.ts';
import { stocktake } from '#domain/stocktakes/stocktake.ts';
import { notScanned } from '#domain/stocktakes/stocktake-state.ts';
import { transitionOf } from '#domain/transition-table.ts';
import { later } from './clockwork.ts';
import { daysAgo, type Setting } from './setting.ts';
import type { Garment } from './wardrobe.ts';

interface DemoStocktake {
  place: StocktakePlace;
  /** It starts so many days before the demo's present. */
  days: number;
  /** So many of the expected garments are not scanned. */
  missing: number;
  /** The reason of the end; null while people still scan. */
  reason: string | null;
}

/** A finished stocktake with a missing and a misplaced garment, and one under way. */
const demoStocktakes: readonly DemoStocktake[] = [
  {
    place: { sectorCode: 'A', cellCode: '03' },
    days: 6,
    missing: 1,
    reason: 'A-03 재고 실사 Stocktake of A-03',
  },
  { place: { sectorCode: 'B', cellCode: '02' }, days: 0.2, missing: 2, reason: null },
];

/** Plans a finished stocktake and one under way. */
export function planStocktakes(setting: Setting, garments: readonly Garment[]): void {
  for (const [number, planned] of demoStocktakes.entries()) {
    const id = setting.idOf('stocktake', `stocktake ${number}`);
    setting.clockwork.plan(daysAgo(setting, planned.days), (at) =>
      count(setting, { garments, planned, id, at }),
    );
  }
}

interface Counting {
  garments: readonly Garment[];
  planned: DemoStocktake;
  id: number;
  at: string;
}

function count(setting: Setting, { garments, planned, id, at }: Counting): void {
  const { world, clockwork, staff } = setting;
  const { place, missing, reason } = planned;
  const states = garments.map((garment) => ({
    ...garment,
    state: world.state(stockItem, garment.stockItemId),
  }));
  const there = states.flatMap(({ stockItemId, code, state }) =>
    isExpectedIn(place, state) && state.slot !== null ? [{ stockItemId, code, slot: state.slot, state }] : [],
  );
  there.sort((one, other) => slotKey(one.slot).localeCompare(slotKey(other.slot)));
  const expected = there.map(({ stockItemId, slot }) => ({ stockItemId, slot }));
  world.tell(stocktake, id, { action: 'start', stocktakeId: id, ...place, expected }, { actor: staff, at });
  const free = there.filter(({ state }) => state.status === 'in_stock');
  const away = new Set(free.slice(0, missing).map(({ stockItemId }) => stockItemId));
  const stray = states.find(
    ({ state }) => state.status === 'in_stock' && state.slot !== null && !isExpectedIn(place, state),
  );
  const seen = there.filter(({ stockItemId }) => !away.has(stockItemId));
  const strayIn: Slot | null = seen[0]?.slot ?? null;
  const scans = [
    ...seen.map((garment) => ({ ...garment, lies: garment.slot })),
    ...(stray === undefined || strayIn === null ? [] : [{ ...stray, lies: strayIn }]),
  ];
  for (const [index, { stockItemId, code, state, lies }] of scans.entries()) {
    world.tell(
      stocktake,
      id,
      {
        action: 'scan',
        code,
        stockItemId,
        slot: lies,
        registeredSlot: state.slot,
        finding: findingOf(place, state, lies),
      },
      { actor: staff, at: later(at, (index + 1) / 60) },
    );
  }
  if (reason !== null)
    clockwork.plan(later(at, 2), (then) => finish(setting, { id, place, reason, at: then }));
}

interface Ending {
  id: number;
  place: StocktakePlace;
  reason: string;
  at: string;
}

function finish({ world, staff }: Setting, { id, place, reason, at }: Ending): void {
  const gone = notScanned(world.state(stocktake, id)).filter(
    (stockItemId) => !isExpectedIn(place, world.state(stockItem, stockItemId)),
  );
  world.tell(stocktake, id, { action: 'finish', gone, left: [] }, { actor: staff, at, reason });
  const settled = world.state(stocktake, id).decided.map(({ stockItemId, slot }) => {
    const { status } = world.state(stockItem, stockItemId);
    const { from } = transitionOf(stockItemTransitions, slot === null ? 'hold' : 'stow');
    if (!from.some((each) => each === status)) {
      return { stockItemId, errorCode: 'stock_item.transition_not_allowed' };
    }
    const command = slot === null ? ({ action: 'hold' } as const) : ({ action: 'stow', slot } as const);
    world.act({ on: 'stock_item', id: stockItemId, command }, { actor: staff, at, reason });
    return { stockItemId, errorCode: null };
  });
  world.tell(stocktake, id, { action: 'settle', settled }, { actor: system, at });
}
