import { lookUse } from '#domain/look-uses/look-use.ts';
import { settleRequest } from '#domain/look-uses/settle-request.ts';
import type { LookUseAct } from '#domain/look-uses/use-commands.ts';
import type { UseDates } from '#domain/look-uses/use-events.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';
import type { LookUse } from '#domain/look-uses/use-state.ts';
import { look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { member } from '#domain/members/member.ts';
import { ApiError, notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { type CommandContext, stepOf } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { seesLook } from '../looks/entity.ts';
import { priceFor, requireSeenPrice, type SeenPrice } from './terms.ts';

export interface WantedUse extends UseDates {
  lookId: number;
  brandId: number;
  useType: LookUseType;
  comment: string;
  /** The price that the requester saw. */
  seen: SeenPrice;
}

type Request = Extract<LookUseAct, { action: 'request' }>;

/**
 * Asks for a use of a look. The request claims the days in the look's uses; the append of `LookUseRequested` decides. The claim of
 * a failed request ends, after a crash by its deadline. Throws 404 for the look, 409 `look_use.overlaps` and
 * `look_use.price_changed`, and 422 for the look, the days and the brand's plan.
 */
export async function requestUse(deps: WriteDeps, asked: Asked, wanted: WantedUse): Promise<Changed> {
  const { context } = asked;
  for (let tries = 0; ; tries += 1) {
    const given = await deps.ids.forCommand({ look_use: 1 }, context, tries);
    const lookUseId = given.look_use?.[0] ?? 0;
    const { state, memory } = await deps.streams.refresh(lookUse, lookUseId);
    const isRepeat = memory.some(({ commandId }) => commandId === context.commandId);
    // The deadline closed the stream of an interrupted attempt.
    if (!isRepeat && state.status === 'lapsed') continue;
    const command = isRepeat ? requestOf(state) : await prepare(deps, asked, wanted, lookUseId);
    if (command === null) continue;
    const outcome = await runTarget(deps.streams, { on: 'look_use', id: lookUseId, command }, context);
    if (!outcome.ok && !isRepeat) {
      await undo(deps, command, context);
      // The deadline, or the removal of the look, may have closed the stream before this append.
      if (refusalError(outcome).errorCode === 'look_use.transition_not_allowed') continue;
    }
    return changedBy(lookUseId, outcome, null);
  }
}

/** The command of a request that was decided before. The stream answers it with the first answer. */
function requestOf(use: LookUse): Request {
  const { lookUseId, lookId, brandId, userId, regionId, useType, comment, startDate, endDate, price } = use;
  const days = { startDate, endDate };
  return {
    action: 'request',
    lookUseId,
    lookId,
    brandId,
    userId,
    regionId,
    useType,
    comment,
    ...days,
    price,
  };
}

/** Takes the steps before the decision. Returns null if the request must start again with another id. */
async function prepare(
  deps: WriteDeps,
  { caller, context }: Asked,
  { seen, ...wanted }: WantedUse,
  lookUseId: number,
): Promise<Request | null> {
  const { lookId, brandId, useType, startDate: from, endDate: until } = wanted;
  const { state } = await deps.streams.refresh(look, lookId);
  if (!seesLook(caller)(state)) throw notFound('look', lookId);
  requireCertified(state, wanted);
  const { userId, userRegion: regionId } = state;
  const price = await priceFor(deps, { brandId, useType, regionId });
  requireSeenPrice(price, seen);
  const command: Request = {
    action: 'request',
    ...wanted,
    lookUseId,
    userId,
    regionId,
    price,
  };
  const claim = { lookId, lookUseId, brandId, useType, from, until };
  const target = { on: 'look_uses', id: lookId, command: { action: 'claim', claim } } as const;
  const claimed = await runTarget(deps.streams, target, stepOf(context));
  if (!claimed.ok) throw refusalError(claimed);
  try {
    // A removal or a ban either sees the claim and tells the use, or this second look sees the removal or the ban.
    await requireThere(deps, lookId, userId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await undo(deps, command, context);
    const after = await deps.streams.refresh(lookUse, lookUseId);
    if (after.state.status !== 'lapsed') return null;
    throw error;
  }
  return command;
}

/** Throws 422 `look_use.not_certified` if neither an item of the brand nor the look for its event is approved. */
function requireCertified(
  { entries, eventBrandId, brandEvent }: LookState,
  { lookId, brandId }: Pick<WantedUse, 'lookId' | 'brandId'>,
): void {
  const isOfEvent = eventBrandId === brandId && brandEvent?.status === 'Approved';
  if (isOfEvent || entries.some((entry) => entry.brandId === brandId && entry.status === 'Approved')) return;
  const message = 'no item of the brand is approved in this look: wait for its certification';
  throw unprocessable('look_use.not_certified', message, { lookId, brandId });
}

/** Throws 404 if the look was removed meanwhile, and 422 `look_use.member_gone` if its member is banned or leaves. */
async function requireThere({ streams }: WriteDeps, lookId: number, userId: number): Promise<void> {
  const { status } = (await streams.refresh(look, lookId)).state;
  if (status !== 'posted') throw notFound('look', lookId);
  const { state: whose } = await streams.refresh(member, userId);
  if (whose.status === 'registered' && whose.role !== 'banned') return;
  const message = 'the member of this look is banned or leaves: choose a look of another member';
  throw unprocessable('look_use.member_gone', message, { userId });
}

/** Ends the claim of a request, unless its use was requested: by a request with the same idempotency key. */
async function undo(deps: WriteDeps, use: Request, context: CommandContext): Promise<void> {
  const { lookId, lookUseId, startDate: from, endDate: until } = use;
  for (;;) {
    const { state } = await deps.streams.refresh(lookUse, lookUseId);
    const { steps, isLast } = settleRequest({ lookId, lookUseId, from, until }, state);
    for (const step of steps) await runTarget(deps.streams, step, stepOf(context));
    if (isLast) return;
  }
}
