import { businessDayOf } from '#domain/business-day.ts';
import { member } from '#domain/members/member.ts';
import type { MemberState } from '#domain/members/member-state.ts';
import { personKey } from '#domain/members/person.ts';
import { sharesOf } from '#domain/points/holds.ts';
import type { Sealed } from '#domain/sealed.ts';
import { type DeliveryDays, deliveryDays } from '#domain/trysets/terms.ts';
import type { MemberTicket } from '#domain/trysets/ticket-limits.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { RequestedItem } from '#domain/trysets/tryset-events.ts';
import { ApiError, conflict, notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget, type TargetOutcome } from '../kit/commands/run-target.ts';
import { requireStillLent } from './asked-sizes.ts';
import { checkRequest, type MemberAllowance, type TrysetRequest } from './check-request.ts';
import { earningTerms } from './earning-terms.ts';
import {
  closeUnlessRequested,
  endOfClaim,
  endOfHold,
  type GivenTryset,
  giveBackSurplus,
  releases,
} from './give-back.ts';
import { requestedItem } from './requested-item.ts';
import { takeBack } from './reserve.ts';
import { beginTaking, LetOthersBy, reserveInOrder, type Taking } from './reserve-in-order.ts';

type Deps = WriteDeps & { allowance: MemberAllowance };
type Requested = TargetOutcome & { ok: true };

/**
 * Requests a tryset. It claims the member's limits, then reserves a garment for each size; the append of `TrysetRequested`
 * decides. Claims and reservations of a failed request are released; after a crash, their deadlines release them.
 * If a deadline closed the tryset's stream, the next attempt uses other ids.
 */
export async function requestTryset(
  deps: Deps,
  request: TrysetRequest,
  context: CommandContext,
): Promise<Requested> {
  const taking = beginTaking();
  for (let tries = 0; ; ) {
    const ids = await idsOf(deps, request, context, tries);
    const { state, memory } = await deps.streams.refresh(tryset, ids.trysetId);
    const isRepeat = memory.some((entry) => entry.commandId === context.commandId);
    if (state.status === 'expired') {
      if (request.proposal !== null) throw runOut();
      tries += 1;
      continue;
    }
    const before = {
      who: { gender: state.userGender, regionId: state.userRegion },
      items: [],
      recipient: null,
      delivery: { expectedDeliveryOn: null, prepareOn: null },
    };
    const outcome = await (isRepeat
      ? append(deps, request, ids, before, context)
      : tryRequest(deps, request, ids, { ...taking, reserved: new Map() }, context));
    if (outcome !== null) return outcome;
  }
}

/** Returns the ids of the tryset and its items. The confirmation of a proposal has fixed the tryset's. */
async function idsOf(
  { ids }: Deps,
  { productSizeIds, proposal }: TrysetRequest,
  context: CommandContext,
  tries: number,
): Promise<GivenTryset> {
  const items = { tryset_item: productSizeIds.length };
  const given = await ids.forCommand(proposal === null ? { tryset: 1, ...items } : items, context, tries);
  return { trysetId: proposal?.trysetId ?? given.tryset?.[0] ?? 0, itemIds: given.tryset_item ?? [] };
}

function runOut() {
  return conflict('tryset.reservation_expired', 'the request took too long: choose the sizes again');
}

/**
 * Tries the request once. Returns null if another request with the same idempotency key decided the tryset, or if this request
 * must let others go first. The caller then tries again.
 */
async function tryRequest(
  deps: Deps,
  request: TrysetRequest,
  ids: GivenTryset,
  taking: Taking,
  context: CommandContext,
): Promise<Requested | null> {
  const { who, sizes, ticket } = await checkRequest(deps, request, ids.trysetId);
  await claim(deps, request, ids, ticket, context);
  const { userId, productSizeIds } = request;
  const { trysetId, itemIds } = ids;
  const takeAllBack = () =>
    takeBack(deps, [...releases(taking.reserved), endOfClaim(userId, ids), endOfHold(userId, ids)], context);
  try {
    await requireStaying(deps, request);
    await holdPoints(deps, request, ids, context);
    const wanted = productSizeIds.map((productSizeId, index) => ({
      holder: { kind: 'tryset_item', id: itemIds[index] ?? 0 } as const,
      waitsFor: { kind: 'tryset', id: trysetId } as const,
      productSizeId,
    }));
    await reserveInOrder(deps, wanted, context, taking);
    await requireStillLent(deps, productSizeIds, context);
    const terms = await earningTerms(deps, who, context.receivedAt);
    const items = await Promise.all(
      sizes.map((size, index) => {
        const trysetItemId = itemIds[index] ?? 0;
        const stockItemId = taking.reserved.get(trysetItemId) ?? 0;
        return requestedItem(deps, size, { trysetItemId, stockItemId }, { who, terms });
      }),
    );
    const recipient = await deps.seal(personKey('user', userId), request.recipient);
    const delivery = await deliveryOf(deps, request, who, context);
    const outcome = await append(deps, request, ids, { who, items, recipient, delivery }, context);
    await (outcome === null ? takeAllBack() : giveBackSurplus(deps, ids, taking.reserved, context));
    return outcome;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof LetOthersBy)) throw error;
    const isSettled = await closeUnlessRequested(deps, ids, context);
    await (isSettled ? giveBackSurplus(deps, ids, taking.reserved, context) : takeAllBack());
    if (isSettled || error instanceof LetOthersBy) return null;
    throw error;
  }
}

interface Settled {
  who: Pick<MemberState, 'gender' | 'regionId'>;
  items: readonly RequestedItem[];
  recipient: Sealed | null;
  delivery: DeliveryDays;
}

async function deliveryOf(
  deps: Deps,
  { isPreferExpress }: TrysetRequest,
  { regionId }: Settled['who'],
  { receivedAt }: CommandContext,
): Promise<DeliveryDays> {
  return deliveryDays(
    receivedAt,
    isPreferExpress,
    await deps.closedDays(regionId, businessDayOf(receivedAt)),
  );
}

/** Appends the event that decides the request. Returns null if the stream was closed. */
async function append(
  { streams }: Deps,
  { userId, isPreferExpress, requestedPoints, proposal }: TrysetRequest,
  { trysetId }: GivenTryset,
  { who, items, recipient, delivery }: Settled,
  context: CommandContext,
): Promise<Requested | null> {
  const command = {
    action: 'request',
    trysetId,
    userId,
    userGender: who.gender,
    userRegion: who.regionId,
    items,
    recipient,
    isPreferExpress,
    requestedPoints,
    ...delivery,
    proposalId: proposal?.id ?? null,
  } as const;
  const outcome = await runTarget(streams, { on: 'tryset', id: trysetId, command }, context);
  if (outcome.ok) return outcome;
  const { state } = await streams.load(tryset, trysetId);
  if (state.status === 'expired') return null;
  throw refusalError(outcome);
}

async function claim(
  { streams }: Deps,
  { userId }: TrysetRequest,
  ids: GivenTryset,
  ticket: MemberTicket | null,
  context: CommandContext,
) {
  const { ticketId, limits } = ticket ?? { ticketId: null, limits: null };
  const command = { action: 'claim', userId, ...ids, ticketId, limits } as const;
  const claimed = await runTarget(streams, { on: 'member_rentals', id: userId, command }, stepOf(context));
  if (!claimed.ok) throw refusalError(claimed);
}

/** Holds the tryset's points before any garment is reserved. Throws if the member has too few points. */
async function holdPoints(
  { streams }: Deps,
  { userId, requestedPoints }: TrysetRequest,
  { trysetId, itemIds }: GivenTryset,
  context: CommandContext,
) {
  if (requestedPoints === 0) return;
  const paid = { kind: 'tryset', id: trysetId } as const;
  const command = { action: 'hold', for: paid, shares: sharesOf(requestedPoints, itemIds) } as const;
  const held = await runTarget(streams, { on: 'point_account', id: userId, command }, stepOf(context));
  if (!held.ok) throw refusalError(held);
}

/**
 * Throws if the member asked to be forgotten during the request. Either forgetting sees the claim and waits, or this second
 * check, after the claim, sees the member's wish. No parcel is therefore ever addressed to a forgotten member.
 */
async function requireStaying({ streams }: Deps, { userId }: TrysetRequest) {
  const { state } = await streams.refresh(member, userId);
  if (state.status !== 'registered') throw notFound('user', userId);
}
