import { system } from '#domain/actor.ts';
import { brandMonth, type MonthCharging } from '#domain/settlements/brand-month.ts';
import { closesAt, partsOfMonthId } from '#domain/settlements/month-days.ts';
import type { BrandMonthDeadline } from '#domain/settlements/reacting.ts';
import { chargedCard } from '../brand-subscriptions/billing.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { DeadlineFiring } from '../kit/follower/effect.ts';
import { taxRateOf } from '../payments/tax-rate.ts';

/** Closes a month whose time is over. Does nothing before, or if it is closed. Two closings at once close it once. */
export async function closeMonth(deps: WriteDeps, id: number, context: CommandContext): Promise<void> {
  const { brandId, month } = partsOfMonthId(id);
  if (closesAt(month) > deps.clock()) return;
  const { status } = (await deps.streams.refresh(brandMonth, id)).state;
  if (status !== 'none' && status !== 'open') return;
  const command = { action: 'close', brandId, month, ...(await chargingOf(deps, brandId, context)) } as const;
  const outcome = await runTarget(
    deps.streams,
    { on: 'brand_month', id, command },
    { ...context, actor: system, receivedAt: deps.clock() },
  );
  if (outcome.ok) return;
  const { state } = await deps.streams.refresh(brandMonth, id);
  if (state.closedTime === null) throw refusalError(outcome);
}

/** How the brand pays for its content uses: by its primary card if it has one, else by transfer. */
async function chargingOf(deps: WriteDeps, brandId: number, context: CommandContext): Promise<MonthCharging> {
  const { ids, paymentProvider } = deps;
  const isCharged = paymentProvider !== null && (await chargedCard(deps, brandId)) !== null;
  const given = await ids.forCommand({ brand_invoice: 2, payment: 2 }, context);
  const { brand_invoice: [won = 0, yen = 0] = [], payment: [wonPayment = 0, yenPayment = 0] = [] } = given;
  return {
    method: isCharged ? 'card' : 'bank',
    billing: {
      KRW: { brandInvoiceId: won, paymentId: wonPayment, taxRate: await taxRateOf(deps, 'KRW') },
      JPY: { brandInvoiceId: yen, paymentId: yenPayment, taxRate: await taxRateOf(deps, 'JPY') },
    },
  };
}

export const monthDeadline: DeadlineFiring<BrandMonthDeadline> = {
  fire: (deps, { brandMonthId }, context) => closeMonth(deps, brandMonthId, context('close')),
};
