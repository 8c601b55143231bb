import { closesAt } from '#domain/settlements/month-days.ts';
import type { BrandMonthEvent } from '#domain/settlements/month-events.ts';
import type { MonthLine } from '#domain/settlements/month-line.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { addLineAfter } from './add-line.ts';

/**
 * Takes the negative totals of a closed month to the next one that is open. It is an effect and no consequence, because the
 * next month may be closed already when the reaction comes late.
 */
export const carryOver: Effect = async (deps, stored, id) => {
  if (entityOf(stored.stream).category !== 'brand_month') return;
  const { type, data } = asEvent<BrandMonthEvent>(stored);
  if (type !== 'MonthClosed') return;
  const { brandId, month } = data;
  for (const settlement of data.settlements) {
    const { currency, isSaleCarried, isContentUseCarried } = settlement;
    const carried = {
      of: { kind: 'brand_month', id, step: 'carried', turn: 1 },
      currency,
      commissionRate: null,
      label: month,
      occurredTime: closesAt(month),
    } as const;
    const lines: MonthLine[] = [];
    if (isSaleCarried) {
      const { sales: amount, salesTax: tax, brandPayment } = settlement;
      lines.push({ side: 'sale', ...carried, amount, tax, brandPayment });
    }
    if (isContentUseCarried) {
      const { contentUse: amount, contentUseTax: tax } = settlement;
      lines.push({ side: 'content_use', ...carried, amount, tax, brandPayment: 0 });
    }
    for (const line of lines) await addLineAfter(deps, stored, { brandId, line });
  }
};
