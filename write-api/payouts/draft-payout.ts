import { businessDayOf } from '#domain/business-day.ts';
import { livePayoutClaim, payoutMonthClaim } from '#domain/claim-values.ts';
import { payout } from '#domain/payouts/payout.ts';
import type { PayoutMonth } from '#domain/payouts/payout-kinds.ts';
import { conflict, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { closeIfSettled } from './close-payout.ts';
import { presentDraft } from './draft-of.ts';

/**
 * Drafts the payout of a region and a month. Its claims keep another draft away: of the same month for ever, and of the region until
 * this payout is closed. Throws 422 `payout.month_ahead`, 409 `payout.still_open` and 409 `payout.month_taken`.
 */
export async function draftPayout(deps: WriteDeps, asked: Asked, of: PayoutMonth): Promise<Changed> {
  const { context } = asked;
  for (let tries = 0; ; tries += 1) {
    const { payout: [id = 0] = [] } = await deps.ids.forCommand({ payout: 1 }, context, tries);
    const { state, isRepeat } = await present(deps, payout, id, context, () => true);
    // Another request took over the claims of an interrupted draft, and closed its stream.
    if (!isRepeat && state.status === 'expired') continue;
    const claims = [payoutMonthClaim(of.regionId, of.month), livePayoutClaim(of.regionId)];
    const by = { category: 'payout', id } as const;
    if (!isRepeat) {
      requireBegun(of.month, context.receivedAt);
      await requireFree(deps, asked, of, id);
      const taken = await deps.claims.take(claims, by, context);
      if (!taken.ok) throw refusalError(taken);
    }
    const draft = isRepeat ? { payoutId: id, ...of, ...noDraft } : await presentDraft(deps, id, of);
    const target = { on: 'payout', id, command: { action: 'draft', ...draft } } as const;
    const outcome = await runTarget(deps.streams, target, context);
    if (!outcome.ok && !isRepeat) await deps.claims.release(claims, by, context);
    return changedBy(id, outcome, null);
  }
}

/** A repeated command gets its first answer, whatever it says. */
const noDraft = { currency: 'KRW', lines: [], leftOut: [], leftOutCount: 0 } as const;

function requireBegun(month: string, at: string): void {
  if (month <= businessDayOf(at).slice(0, 7)) return;
  throw unprocessable('payout.month_ahead', 'the month has not begun: name this month or an earlier one', {
    month,
  });
}

/** Names the payout that holds a claim. The claim itself decides. */
async function requireFree(
  deps: WriteDeps,
  { context }: Asked,
  { regionId, month }: PayoutMonth,
  own: number,
): Promise<void> {
  const ofMonth = await holderOf(deps, payoutMonthClaim(regionId, month));
  if (ofMonth !== null && ofMonth !== own) {
    const { status } = (await deps.streams.refresh(payout, ofMonth)).state;
    if (status !== 'none' && status !== 'expired') {
      const message = 'the month has its payout: open that one, or draft the next month';
      throw conflict('payout.month_taken', message, { payoutId: ofMonth });
    }
  }
  const live = await holderOf(deps, livePayoutClaim(regionId));
  if (live === null || live === own) return;
  await closeIfSettled(deps, live, context);
  const { status, month: open } = (await deps.streams.refresh(payout, live)).state;
  if (status !== 'drafted' && status !== 'approved') return;
  const message = 'an earlier payout of the country is open: mark all its lines first';
  throw conflict('payout.still_open', message, { payoutId: live, month: open });
}

async function holderOf(
  { claims }: WriteDeps,
  claim: ReturnType<typeof payoutMonthClaim>,
): Promise<number | null> {
  const holder = await claims.holderOf('payout', claims.nameOf(claim));
  return holder?.category === 'payout' ? holder.id : null;
}
