import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { useSearch } from '../kit/routes/use-search.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { methodText, wholeShareText } from './benchmark-text.ts';
import { useBenchmarks } from './use-benchmarks.ts';

type Reason = Benchmark['result']['reasons'][number];
const shares = ['precision', 'recall'] as const;

/** The precision and recall of the method for each reason, beside those of another benchmark if one is chosen. */
export function ReasonsSection({ benchmark }: { benchmark: Benchmark }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const [search, change] = useSearch();
  const others = (useBenchmarks().data?.data.data ?? []).filter(({ id }) => id !== benchmark.id);
  const other = others.find(({ id }) => id === search.get('with'));
  const compared = other === undefined ? [benchmark] : [benchmark, other];
  const nameOf = (each: Benchmark) => `${methodText(t, each)} · ${times.dateTime(each.startedTime)}`;
  const reasons = [...new Set(compared.flatMap(({ result }) => result.reasons.map(({ reason }) => reason)))];
  const choose = (id: string) =>
    change(
      (now) => {
        if (id === '') now.delete('with');
        else now.set('with', id);
        return now;
      },
      { replace: true },
    );
  const of = (each: Benchmark, reason: Reason['reason']) =>
    each.result.reasons.find((one) => one.reason === reason);
  const title = t('benchmark.sections.reasons');
  return (
    <Section
      title={title}
      end={
        others.length > 0 && (
          <TextField
            select
            size="small"
            label={t('benchmark.compare')}
            value={other?.id ?? ''}
            onChange={(event) => choose(event.target.value)}
            sx={{ minWidth: 220 }}
          >
            <MenuItem value="">{t('benchmark.withNone')}</MenuItem>
            {others.map((each) => (
              <MenuItem key={each.id} value={each.id}>
                {nameOf(each)}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      {reasons.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('benchmark.noReasons')}
        </Typography>
      ) : (
        <NumberTable name={title}>
          <thead>
            {other !== undefined && (
              <tr>
                <th />
                {compared.map((each) => (
                  <th key={each.id} colSpan={3} className="number">
                    {nameOf(each)}
                  </th>
                ))}
              </tr>
            )}
            <tr>
              <th>{t('benchmark.reason')}</th>
              {compared.flatMap((each) => [
                <th key={`${each.id} has`} className="number">
                  {t('benchmark.hasIt')}
                </th>,
                ...shares.map((share) => (
                  <th key={`${each.id} ${share}`} className="number">
                    {t(`benchmark.${share}`)}
                  </th>
                )),
              ])}
            </tr>
          </thead>
          <tbody>
            {reasons.map((reason) => (
              <tr key={reason}>
                <th scope="row">{label(t, 'looks.reason', reason)}</th>
                {compared.flatMap((each) => {
                  const found = of(each, reason);
                  return [
                    <td key={`${each.id} has`} className="number">
                      {found === undefined ? t('common.none') : formatNumber(found.recall.of)}
                    </td>,
                    ...shares.map((share) => (
                      <td key={`${each.id} ${share}`} className="number">
                        {found === undefined ? t('common.none') : wholeShareText(t, found[share])}
                      </td>
                    )),
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </NumberTable>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        {t('benchmark.interval')}
      </Typography>
    </Section>
  );
}
