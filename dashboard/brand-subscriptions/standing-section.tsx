import { useTranslation } from 'react-i18next';
import type { BrandSubscriptionStatus } from '#read-api/brand-subscriptions/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';

/** The present plan of a brand: its period, the next renewal, the used limits and the amounts due. */
export function StandingSection({ standing }: { standing: BrandSubscriptionStatus }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { subscription, limits, contentScore, due } = standing;
  const day = times.calendarDay;
  const used = ({ used, most }: { used: number; most: number | null }) =>
    `${formatNumber(used)} / ${most === null ? t('brandPlan.noLimit') : formatNumber(most)}`;
  const plan = subscription?.plan ?? null;
  const next = subscription?.nextRenewal ?? null;
  const nextPrice = next && next.price !== null && formatAmount(next.price, next.currency);
  return (
    <Section title={t('brandSubscription.sections.present')}>
      <FactList
        facts={[
          [
            t('brandSubscription.fields.plan'),
            plan && `${plan.displayName} · ${formatAmount(plan.price, plan.currency)}`,
          ],
          [
            t('brandSubscription.fields.period'),
            subscription &&
              [subscription.startDate, subscription.extendedEndDate ?? subscription.endDate]
                .flatMap((each) => (each === null ? [] : day(each)))
                .join(' – '),
          ],
          [
            t('brandSubscription.next'),
            next && [next.plan.displayName, day(next.startDate), nextPrice].filter(Boolean).join(' · '),
          ],
          [
            t('brandSubscription.fields.isCancelRequested'),
            subscription?.isCancelRequested && t('brandPlan.isSo.true'),
          ],
          [t('brandPlan.columns.products'), used(limits.products)],
          [t('brandPlan.fields.maxItemsPerSku'), used(limits.itemsPerProduct)],
          [
            t('brandSubscription.score'),
            contentScore &&
              `${formatNumber(contentScore.reached)} / ${formatNumber(contentScore.guaranteed)}`,
          ],
          [
            t('brandSubscription.due'),
            due.totals.map(({ amount, currency }) => formatAmount(amount, currency)).join(' · '),
          ],
        ]}
      />
    </Section>
  );
}
