import { useTranslation } from 'react-i18next';
import type { BrandPlanDetail } from '#read-api/brand-plans/contract.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { orNoValue } from '../kit/ui/no-value.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { priceText } from './price-text.ts';

const tones = { former: 'neutral', present: 'good', coming: 'waiting' } as const;

/** Former, present and coming prices, by the start of a period. */
export function PricesSection({ plan: { prices } }: { plan: BrandPlanDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const title = t('brandPlan.fields.prices');
  const day = (iso: string | null) => (iso === null ? '' : times.calendarDay(iso));
  return (
    <Section title={title}>
      <NumberTable name={title}>
        <thead>
          <tr>
            <th scope="col">{t('brandPlan.periodsFrom')}</th>
            <th scope="col">{t('brandPlan.fields.status')}</th>
            <th scope="col" className="number">
              {t('brandPlan.priceIn.KOREA')}
            </th>
            <th scope="col" className="number">
              {t('brandPlan.priceIn.JAPAN')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ from, until, when, price }) => (
            <tr key={from ?? ''}>
              <td>
                {from === null && until === null ? t('brandPlan.always') : `${day(from)} – ${day(until)}`}
              </td>
              <td>
                <StatusChip tone={tones[when]} text={t(`brandPlan.when.${when}`)} />
              </td>
              <td className="number">{orNoValue(priceText(t, price.KOREA, 'KOREA'))}</td>
              <td className="number">{orNoValue(priceText(t, price.JAPAN, 'JAPAN'))}</td>
            </tr>
          ))}
        </tbody>
      </NumberTable>
    </Section>
  );
}
