import { isLive } from '#domain/brand-subscriptions/service.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import type { BrandFeedback } from '#domain/feedback/feedback-state.ts';
import { look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import type { Payout } from '#domain/payouts/payout-state.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { finalItemStatuses } from '#domain/tryset-items/item-status.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { randomOf } from '#import/generate.ts';
import { tellAgencies } from './agencies.ts';
import { planBenchmark } from './benchmarks.ts';
import { planBrandEvents } from './brand-events.ts';
import { planBrandPlans } from './brand-plans.ts';
import { planSubscriptions, subscriptionIds } from './brand-subscriptions.ts';
import { type TicketTryset, ticketTrysets } from './catalog/member-tickets.ts';
import { rents } from './catalog/people.ts';
import { chanceOf } from './chance.ts';
import { createClockwork } from './clockwork.ts';
import { planClosedDays } from './closed-days.ts';
import { planCollaborations, proposalsIn } from './collaborations.ts';
import type { CommandIds } from './deps.ts';
import { feedbacksIn, planFeedback } from './feedback.ts';
import { planInbox } from './inbox.ts';
import { planInvitations } from './invitations.ts';
import { planLikes } from './likes.ts';
import { stops } from './lives/fates.ts';
import { planHouse } from './lives/house.ts';
import { liveTryset } from './lives/tryset-life.ts';
import { lookIdsOf } from './look-ids.ts';
import { planLookUses } from './look-uses.ts';
import { tellBrands, tellMasters } from './masters.ts';
import { planMemberTickets } from './member-tickets.ts';
import { planOrders } from './orders.ts';
import { planPayments } from './payments.ts';
import { payoutsIn, planPayouts } from './payouts.ts';
import { tellPoints } from './points.ts';
import { tellSavedReplies } from './saved-replies.ts';
import { daysAgo, type Given, type Setting } from './setting.ts';
import { planMonths } from './settlements.ts';
import { tellAccounts } from './sns-accounts.ts';
import { planStocktakes } from './stocktakes.ts';
import { planTickets } from './support-tickets.ts';
import { type Garment, tellSlots, tellWardrobe } from './wardrobe.ts';
import { createWorld, type World } from './world.ts';

const trysets = 300;
const seed = 3_013_714_470;
const ofEachStop = 3;

/** All streams of the demo in write order, its garments and its looks. */
export interface Lived {
  streams: Map<string, NewEvent[]>;
  garments: readonly Garment[];
  /** The looks that exist at the demo's present. */
  looks: readonly LookState[];
  /** The subscriptions that keep their brands from another one. */
  subscriptions: readonly BrandSubscription[];
  /** The feedback that keeps its brands from another one on the same look. */
  feedbacks: readonly BrandFeedback[];
  /** The proposals that keep their members from another one of the same collaboration. */
  proposals: readonly Proposal[];
  /** The payouts that keep others of their month or country away. */
  payouts: readonly Payout[];
}

/**
 * Generates the demo's 90 days, deterministically for the same input. Events of open trysets look like live events;
 * all others are marked as imported.
 */
export function liveDemo(given: Given, ids: CommandIds): Lived {
  const setting: Setting = {
    ...given,
    world: createWorld(ids, given.at),
    clockwork: createClockwork(given.at),
    chance: chanceOf(randomOf(seed)),
  };
  tellBrands(setting);
  tellMasters(setting);
  tellAgencies(setting);
  tellSavedReplies(setting);
  tellPoints(setting);
  tellAccounts(setting);
  tellSlots(setting);
  const garments = tellWardrobe(setting);
  planTrysets(setting, garments);
  planHouse(setting, garments);
  planBenchmark(setting);
  planLikes(setting);
  planTickets(setting);
  planClosedDays(setting);
  planPayments(setting);
  planBrandPlans(setting);
  planSubscriptions(setting);
  planMemberTickets(setting);
  planFeedback(setting);
  planInbox(setting);
  planInvitations(setting);
  planOrders(setting);
  planMonths(setting);
  planLookUses(setting);
  planBrandEvents(setting);
  planCollaborations(setting, garments);
  planPayouts(setting);
  planStocktakes(setting, garments);
  setting.clockwork.run();
  const streams = inOrder(setting.world);
  return {
    streams,
    garments,
    looks: looksIn(setting.world),
    subscriptions: liveSubscriptions(setting),
    feedbacks: feedbacksIn(setting),
    proposals: proposalsIn(setting),
    payouts: payoutsIn(setting),
  };
}

function looksIn(world: World): LookState[] {
  return lookIdsOf(world)
    .map((id) => world.state(look, id))
    .filter(({ status }) => status === 'posted');
}

function liveSubscriptions({ world, idOf }: Setting): BrandSubscription[] {
  return subscriptionIds({ idOf })
    .map((id) => world.state(brandSubscription, id))
    .filter(({ status }) => isLive(status));
}

/** The streams of the brands only, equal to those in the whole demo. */
export function brandStreams(
  given: Pick<Given, 'at' | 'idOf' | 'brandPictures' | 'sealedBrands'>,
  ids: CommandIds,
): Map<string, NewEvent[]> {
  const world = createWorld(ids, given.at);
  tellBrands({ ...given, world });
  return inOrder(world);
}

function planTrysets(setting: Setting, garments: readonly Garment[]): void {
  const { chance, clockwork } = setting;
  const renting = setting.members.filter(rents).length;
  const plan = (number: number, days: number, stop: (typeof stops)[number] | null) => {
    const size = stop === null ? chance.pick([1, 1, 2, 2, 2, 3, 4]) : chance.pick([1, 2]);
    const drawn = Math.floor(chance.between(0, renting));
    // Members in Japan cannot buy the garments, whose prices are in KRW.
    const member = stop?.fate === 'bought' ? nextInKorea(setting, drawn) : drawn;
    const brand = chance.percent(75) ? chance.pick([0, 1] as const) : null;
    clockwork.plan(daysAgo(setting, days), (at) =>
      liveTryset(setting, garments, { number, member, size, brand, stop }, at),
    );
  };
  const ofTicket = (number: number, { member, days }: TicketTryset) => {
    const stop = { status: 'tryset_delivered', fate: 'planned' } as const;
    clockwork.plan(daysAgo(setting, days), (at) =>
      liveTryset(setting, garments, { number, member, size: 2, brand: null, stop }, at),
    );
  };
  let number = 0;
  // Trysets become more frequent towards the present, as on a young platform.
  for (; number < trysets; number++) plan(number, 0.1 + 89 * chance.random() ** 1.3, null);
  for (const stop of stops) {
    for (let each = 0; each < ofEachStop; each++)
      plan(number++, stop.daysAgo + each * (stop.apart ?? 0.3), stop);
  }
  for (const each of ticketTrysets) ofTicket(number++, each);
}

function nextInKorea({ members }: Setting, from: number): number {
  const found = members.findIndex(({ regionId }, index) => index >= from && regionId === 'KOREA');
  return found === -1 ? 0 : found;
}

const categoriesLast = ['stock_item', 'member_rentals', 'tryset_item', 'look', 'tryset'];

const waiting: ReadonlySet<string> = new Set([
  'RentalClaimed',
  'StockItemReserved',
  'TrysetItemPurchaseStarted',
]);

/**
 * Orders streams so that effects are written before their causes. The reactor then finds all reactions done. Events in
 * `waiting` are always marked as imported, because their deadlines passed long ago and would end what they began.
 */
function inOrder(world: World): Map<string, NewEvent[]> {
  const streams = new Map<string, NewEvent[]>();
  const rank = (stream: string) => categoriesLast.indexOf(stream.split('-', 1)[0] ?? '');
  const names = [...new Set(world.history.map(({ stream }) => stream))];
  for (const name of names.sort((one, other) => rank(one) - rank(other))) streams.set(name, []);
  const isUnderWay = new Map<number, boolean>();
  const underWay = (trysetId: number) => {
    const known = isUnderWay.get(trysetId);
    if (known !== undefined) return known;
    const { items } = world.state(tryset, trysetId);
    const found = items.some(
      ({ trysetItemId }) => !finalItemStatuses.includes(world.state(trysetItem, trysetItemId).status),
    );
    isUnderWay.set(trysetId, found);
    return found;
  };
  for (const { stream, event, trysetId } of world.history) {
    const isLive = trysetId !== null && underWay(trysetId) && !waiting.has(event.type);
    const metadata = isLive ? event.metadata : { ...event.metadata, imported: true as const };
    streams.get(stream)?.push({ ...event, metadata });
  }
  return streams;
}
