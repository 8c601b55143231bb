import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { methodVerdicts, verdicts } from '#domain/benchmarks/benchmark-kinds.ts';
import type { Benchmark } from '#read-api/benchmarks/contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { NumberTable } from '../kit/ui/number-table.tsx';
import { costText, timeText, wholeShareText } from './benchmark-text.ts';

/** The accuracy of the method, and its verdicts for each true verdict. */
export function ResultSection({ benchmark: { status, result } }: { benchmark: Benchmark }) {
  const { t } = useTranslation();
  const { itemCount, answeredCount, failedCount, reviewedCount, toReviewCount, confusion, cost } = result;
  const title = t('benchmark.sections.result');
  const said = answeredCount + failedCount;
  return (
    <Section title={title}>
      {status === 'IN_PROGRESS' && (
        <Box sx={{ mb: 2 }}>
          <Typography variant="body2" sx={{ mb: 0.5 }} id="benchmark-progress">
            {t('benchmark.progress', { amount: formatNumber(said), all: formatNumber(itemCount) })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * said) / Math.max(1, itemCount)}
            aria-labelledby="benchmark-progress"
          />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <FactList
          facts={[
            [t('benchmark.columns.coverage'), wholeShareText(t, result.coverage)],
            [t('benchmark.columns.accuracy'), wholeShareText(t, result.accuracy)],
            [t('benchmark.fields.reviewed'), formatNumber(reviewedCount)],
            [t('benchmark.columns.toReview'), formatNumber(toReviewCount)],
            [t('benchmark.fields.failed'), failedCount === 0 ? null : formatNumber(failedCount)],
            [t('benchmark.columns.time'), timeText(t, cost.medianMs)],
            [t('benchmark.columns.cost'), cost.inputTokens === null ? null : costText(t, cost)],
          ]}
        />
        <NumberTable name={t('benchmark.confusion')}>
          <thead>
            <tr>
              <th rowSpan={2}>{t('benchmark.truth')}</th>
              <th colSpan={methodVerdicts.length} className="number">
                {t('benchmark.methodSays')}
              </th>
            </tr>
            <tr>
              {methodVerdicts.map((verdict) => (
                <th key={verdict} className="number">
                  {label(t, 'benchmark.verdict', verdict)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {verdicts.map((truth) => (
              <tr key={truth}>
                <th scope="row">{label(t, 'benchmark.verdict', truth)}</th>
                {methodVerdicts.map((verdict) => (
                  <td key={verdict} className="number">
                    <Box component="span" sx={{ fontWeight: truth === verdict ? 650 : 'inherit' }}>
                      {formatNumber(confusion[truth][verdict])}
                    </Box>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </NumberTable>
      </Box>
      {toReviewCount > 0 && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
          {t('benchmark.provisional')}
        </Typography>
      )}
    </Section>
  );
}
