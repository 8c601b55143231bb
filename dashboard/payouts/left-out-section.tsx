import { useTranslation } from 'react-i18next';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';

/** The members to whom cash is due and whom the payout leaves out, each with the reason. Left out if there are none. */
export function LeftOutSection({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation();
  const { leftOut, leftOutCount, currency } = payout;
  if (leftOutCount === 0) return null;
  const title = `${t('payout.fields.leftOut')} (${formatNumber(leftOutCount)})`;
  return (
    <Section title={title}>
      <NumberTable name={title}>
        <thead>
          <tr>
            <th scope="col">{t('payout.fields.userId')}</th>
            <th scope="col">{t('payout.fields.why')}</th>
            <th scope="col" className="number">
              {t('payout.fields.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {leftOut.map(({ userId, amount, why }) => (
            <tr key={userId}>
              <td>
                <ThingLink kind="user" id={userId}>
                  {t('history.categoryWithId.user', { id: userId })}
                </ThingLink>
              </td>
              <td>{t(`payout.why.${why}`)}</td>
              <td className="number">{formatAmount(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </Section>
  );
}
