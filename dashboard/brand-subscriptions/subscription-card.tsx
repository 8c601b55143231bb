import type { BrandSubscription } from '#read-api/brand-subscriptions/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import type { Card } from '../kit/list/card.ts';
import type { ColumnParts } from '../kit/list/use-columns.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { KindStatus } from '../kit/ui/kind-status.tsx';

/** A subscription in the list on a phone. */
export function subscriptionCard({ t, times, language }: ColumnParts): (row: BrandSubscription) => Card {
  return ({ brand, plan, status, paymentType, startDate, endDate, extendedEndDate }) => {
    const days = [startDate, extendedEndDate ?? endDate].flatMap((day) =>
      day === null ? [] : times.calendarDay(day),
    );
    return {
      title: brandName(brand, language),
      about: [
        plan && `${plan.displayName} (${formatAmount(plan.price, plan.currency)})`,
        days.join(' – '),
        t(`brandSubscription.method.${paymentType}`),
      ]
        .filter(Boolean)
        .join(' · '),
      status: <KindStatus kind="brand_subscription" status={status} />,
    };
  };
}
