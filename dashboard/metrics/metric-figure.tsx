import { useTranslation } from 'react-i18next';
import { label } from '../i18n/label.ts';
import { formatAmount } from '../kit/preferences/money.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useLooksPath } from '../kit/routes/use-looks-path.ts';
import { FigureLink } from './figure-link.tsx';
import type { MetricNumbers } from './metric-answer.ts';
import { type ColumnField, isCount } from './metric-columns.ts';
import { type MetricPlace, metricLink } from './metric-links.ts';

interface MetricFigureProps {
  field: ColumnField;
  numbers: MetricNumbers;
  place: MetricPlace;
}

/** A number of a row or a total. If a list shows exactly the counted things, the number links to it. */
export function MetricFigure({ field, numbers, place }: MetricFigureProps) {
  const { t } = useTranslation();
  const looks = useLooksPath();
  if (field === 'cashAmount' || field === 'salesAmount' || field === 'brandPaymentAmount') {
    return amountsOf(numbers, field).join(' · ');
  }
  if (field === 'postRate') {
    return numbers.postRate === null ? t('common.none') : `${Math.round(100 * numbers.postRate)}%`;
  }
  const value = numbers[field];
  if (value === null) return t('common.none');
  const text = formatNumber(value);
  const behind = isCount(field) ? metricLink(field, place) : null;
  if (behind === null) return text;
  const { list, filters } = behind;
  const { brand_id: _own, ...ofOwnBrand } = filters;
  // The list of one brand's looks has no filter by brand.
  const shown = list !== '/looks' || looks === '/looks' ? behind : { list: looks, filters: ofOwnBrand };
  return (
    <FigureLink
      behind={shown}
      narrowing={{}}
      label={t('metrics.showsList', { name: label(t, 'metrics.fields', field), value: text })}
    >
      {text}
    </FigureLink>
  );
}

/** The amounts of a row, one for each currency that occurs. */
function amountsOf(
  { currency, amounts, ...numbers }: MetricNumbers,
  field: 'cashAmount' | 'salesAmount' | 'brandPaymentAmount',
): readonly string[] {
  if (amounts !== null) return amounts.map((of) => formatAmount(of[field] ?? 0, of.currency));
  const amount = numbers[field] ?? 0;
  return [currency === null ? formatNumber(amount) : formatAmount(amount, currency)];
}
