import { useTranslation } from 'react-i18next';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactSection } from '../kit/ui/fact-list.tsx';

/** The country, the rates of tax that the approval fixed, and the times of a payout. */
export function PayoutFacts({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { regionId, currency, rates, approvedTime, closedTime, createdTime, updatedTime } = payout;
  const percent = (hundredths: number) => `${formatNumber(hundredths / 100)} %`;
  const { KOREA, JAPAN } = rates ?? {};
  return (
    <FactSection
      title={t('rooms.payout')}
      facts={[
        [t('payout.fields.regionId'), t(`payout.fields.${regionId}`)],
        [t('payout.fields.currency'), currency],
        [t('payout.fields.month'), payout.month],
        ...(KOREA !== undefined && regionId === 'KOREA'
          ? ([
              [t('payout.fields.incomeTax'), percent(KOREA.incomeTax)],
              [t('payout.rates.localTax'), percent(KOREA.localTax)],
            ] as const)
          : []),
        ...(JAPAN !== undefined && regionId === 'JAPAN'
          ? ([
              [t('payout.fields.incomeTax'), percent(JAPAN.incomeTax)],
              [
                t('payout.rates.above', { amount: formatAmount(JAPAN.upperFrom, 'JPY') }),
                percent(JAPAN.upperIncomeTax),
              ],
            ] as const)
          : []),
        [t('payout.fields.approvedTime'), approvedTime && times.dateTime(approvedTime)],
        [t('payout.fields.closedTime'), closedTime && times.dateTime(closedTime)],
        [t('payout.fields.createdTime'), times.dateTime(createdTime)],
        [t('payout.fields.updatedTime'), times.dateTime(updatedTime)],
      ]}
    />
  );
}
