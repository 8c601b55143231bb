import type { Role } from '#domain/actor.ts';
import { type Decider, fold } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import { afterTrysetItem } from '#domain/tryset-items/after-tryset-item.ts';
import { type TrysetItemCommand, trysetItem } from '#domain/tryset-items/item.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import type { Told } from '#projections/testing/histories.ts';
import { pick, type Random, upTo } from '#projections/testing/random.ts';

/** Products and members for random histories; product rows name the categories. */
export interface House {
  products: readonly { id: number; brandId: number }[];
  garments: number;
  items: number;
  /** ISO instant before which all events happen. */
  until: string;
}

const hourMs = 3_600_000;
const parcel = { courier: 'HANJIN', trackingNumber: '1' } as const;
const none = { pickupReason: null, requestedPickupDate: null };

function often(times: number, command: TrysetItemCommand): TrysetItemCommand[] {
  return Array.from({ length: times }, () => command);
}

/** A role that may take this action on a garment or an item. */
function who(action: string): Role {
  const row = [...trysetItemTransitions, ...stockItemTransitions].find((each) => each.action === action);
  return row?.who[0] ?? 'staff';
}

/** Possible next commands on an item, frequent ones repeated. A command that the item's status forbids is skipped. */
const itemCommands: readonly TrysetItemCommand[] = [
  { action: 'cancel' },
  ...often(5, { action: 'accept' }),
  { action: 'forced_deny', stock: { to: 'in_stock' } },
  ...often(8, { action: 'outbound', ...parcel }),
  ...often(8, { action: 'force_track', courierStatus: 'delivered' }),
  { action: 'fail_delivery', outcome: 'returned_to_sender' },
  { action: 'not_received', courierClaim: null },
  { action: 'send_again', courier: 'LOGEN', trackingNumber: '4410 2280 9933' },
  { action: 'arrive_unannounced' },
  { action: 'correct_parcel', courier: 'LOGEN', trackingNumber: '4410 2280 9931' },
  { action: 'correct_return_parcel', courier: 'LOGEN', trackingNumber: '4410 2280 9932' },
  { action: 'post_look', lookId: 3, snsType: 'Blog' },
  { action: 'withdraw_look', lookId: 3 },
  { action: 'refuse_post', refusalType: 'planned' },
  { action: 'refuse_post', refusalType: 'refused' },
  { action: 'start_purchase', orderId: 1, originalPrice: 2, salesPrice: 1 },
  { action: 'abandon_purchase', orderId: 1 },
  ...often(6, { action: 'request_return', ...none }),
  { action: 'withdraw_return' },
  ...often(5, { action: 'accept_return', pickupDate: null }),
  ...often(5, { action: 'return_item', ...parcel }),
  { action: 'fail_return' },
  { action: 'defer_return_item', faultType: 'product' },
  { action: 'retry_return', pickupDate: null },
  ...often(4, { action: 'arrive' }),
  ...often(9, { action: 'return_complete' }),
  { action: 'write_off', outcome: 'lost' },
  { action: 'force_purchase', faultType: 'curator' },
];
const checks: readonly StockItemCommand[] = [
  { action: 'check_complete', grade: 'A', issue: null },
  { action: 'check_complete', grade: null, issue: null },
  { action: 'hold' },
  { action: 'release_hold' },
  { action: 'unavailable', unavailableReason: 'polluted', holder: null },
  { action: 'recover' },
  { action: 'remove' },
];

/**
 * Generates random histories of items and their garments over the hundred days before an instant, through the
 * deciders. Streams follow one another, garments first or last, as in imports and live logs.
 */
export function randomLives(random: Random, house: House): Told[] {
  const told = new Map<string, Told[]>();
  const end = Date.parse(house.until);

  function stateOf<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
  ): State {
    const happened = (told.get(`${decider.category}-${id}`) ?? []).map(({ event, metadata }) => ({
      event: event as Event,
      at: metadata?.occurredAt ?? '',
    }));
    return fold(decider, happened);
  }
  function decide<State, Command extends { action: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
    command: Command,
    at: number,
  ): readonly Event[] {
    const label = who(command.action);
    const asked = { actor: { label, id: 1 }, at: new Date(at).toISOString() };
    const decision = decider.decide(stateOf(decider, id), command, asked);
    return decision.ok ? decision.events : [];
  }
  function may(...asked: Parameters<typeof decide>): boolean {
    return decide(...asked).length > 0;
  }
  function tell<State, Command extends { action: string }, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: number,
    command: Command,
    at: number,
  ): readonly Event[] {
    const stream = `${decider.category}-${id}`;
    const events = decide(decider, id, command, at);
    const metadata = { occurredAt: new Date(at).toISOString() };
    told.set(stream, [...(told.get(stream) ?? []), ...events.map((event) => ({ stream, event, metadata }))]);
    return events;
  }
  const onStock = (id: number, command: StockItemCommand, at: number) => tell(stockItem, id, command, at);
  function onItem(id: number, command: TrysetItemCommand, at: number): void {
    for (const event of tell(trysetItem, id, command, at)) {
      for (const { on, id: target, command: next } of afterTrysetItem(event, stateOf(trysetItem, id))) {
        if (on === 'stock_item') onStock(target, next, at);
        if (on === 'tryset_item') onItem(target, next, at);
      }
    }
  }

  const free: { id: number; since: number }[] = [];
  const productOf = new Map<number, House['products'][number]>();
  for (let id = 1; id <= house.garments; id++) {
    const { id: productId, brandId } = pick(random, house.products);
    productOf.set(id, { id: productId, brandId });
    const since = end - (60 + upTo(random, 40)) * 24 * hourMs;
    const of = { productId, productSizeId: productId * 10, regionId: 'KOREA' as const };
    const terms = { quality: 'new' as const, discountRate: 0, reimbursementRate: 0 };
    onStock(id, { action: 'register', stockItemId: id, code: `S-${id}`, brandId, ...of, ...terms }, since);
    if (upTo(random, 12) === 0) continue;
    onStock(id, { action: 'enter', slot: null }, since);
    free.push({ id, since });
  }
  for (let id = 1; id <= house.items && free.length > 0; id++) {
    const garment = free.splice(upTo(random, free.length), 1)[0];
    if (garment === undefined) break;
    let at = garment.since + upTo(random, 72) * hourMs;
    if (at >= end) continue;
    const product = productOf.get(garment.id);
    if (product === undefined) throw new Error('a garment is of a product');
    const of = {
      trysetItemId: id,
      trysetId: id,
      userId: 1001,
      stockItemId: garment.id,
      brandId: product.brandId,
    };
    const member = { userGender: null, userRegion: 'KOREA' as const };
    const use = {
      useMode: pick(random, ['rent', 'rent', 'rent', 'rent', 'rent', 'gift'] as const),
      trialDays: 7,
      postDays: 7,
      lookUploadPoint: 5_000,
      instagramUploadPoint: 3_000,
      youtubeUploadPoint: 10_000,
    };
    const size = { productId: product.id, productSizeId: product.id * 10, isExpress: false };
    onStock(
      garment.id,
      { action: 'reserve', holder: { kind: 'tryset_item', id }, waitsFor: { kind: 'tryset', id } },
      at,
    );
    onItem(id, { action: 'request', ...of, ...member, ...use, ...size }, at);
    // Some histories stop early, so that every status occurs.
    for (let steps = upTo(random, 20); steps > 0; steps--) {
      const next = at + (1 + upTo(random, 50)) * hourMs;
      const possible = itemCommands.filter((command) => may(trysetItem, id, command, next));
      if (next >= end || possible.length === 0) break;
      onItem(id, pick(random, possible), next);
      at = next;
    }
    if (upTo(random, 8) === 0) onItem(id, { action: 'remove' }, at);
    for (let steps = upTo(random, 8); steps > 0; steps--) {
      const next = at + (1 + upTo(random, 20)) * hourMs;
      const possible = checks.filter((command) => may(stockItem, garment.id, command, next));
      if (next >= end || possible.length === 0) break;
      onStock(garment.id, pick(random, possible), next);
      at = next;
    }
    const { status, isRemoved } = stateOf(stockItem, garment.id);
    if (status === 'in_stock' && !isRemoved) free.push({ id: garment.id, since: at });
  }
  const streams = [...told.values()];
  return (upTo(random, 2) === 0 ? streams : streams.toReversed()).flat();
}
