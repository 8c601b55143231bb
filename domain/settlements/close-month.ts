import type { MonthCharging } from './brand-month.ts';
import { chargeDueAt } from './charge-due.ts';
import { brandMonthIdOf } from './month-days.ts';
import type { BrandMonthEvent, ClosedSettlement } from './month-events.ts';
import type { BrandMonth } from './month-state.ts';
import { payableOf, settlementOf } from './month-sums.ts';

/** The event that closes a month at the instant `at`. It fixes the sums, and names the invoice of each charge. */
export function closedMonth(
  { sums }: Pick<BrandMonth, 'sums'>,
  { brandId, month, method, billing }: { brandId: number; month: string } & MonthCharging,
  at: string,
): Extract<BrandMonthEvent, { type: 'MonthClosed' }> {
  const settlements = sums.map((each): ClosedSettlement => {
    const { brandInvoiceId, paymentId, taxRate } = billing[each.currency];
    const { contentUse: amount, contentUseTax: tax } = each;
    const invoice = { brandInvoiceId, paymentId, method, amount, tax, dueTime: chargeDueAt(at) };
    return { ...settlementOf(each, taxRate), invoice: amount > 0 ? invoice : null };
  });
  const isSettled = settlements.every((each) => payableOf(each) === 0);
  const named = { brandMonthId: brandMonthIdOf(brandId, month), brandId, month };
  return { type: 'MonthClosed', data: { ...named, settlements, isSettled } };
}
