import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import { api } from '../kit/client/api.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { PendingSection } from '../kit/ui/pending-section.tsx';
import type { MetricAnswer } from './metric-answer.ts';
import { OutcomeTiles } from './outcome-tiles.tsx';

/** The filter by which each call answers one row. */
const chosenBy = { brands: 'ids', products: 'product_ids', curators: 'user_ids' } as const;

interface OwnOutcomeProps {
  dimension: MetricDimension;
  id: number;
}

/** The row of one brand, product or member as tiles, over all time. A brand admin sees what concerns its brand alone. */
export function OwnOutcome({ dimension, id }: OwnOutcomeProps) {
  const { t } = useTranslation();
  const path = `/v1/metrics/${dimension}`;
  const query = { [chosenBy[dimension]]: String(id), limit: 1 };
  const { data, error, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<MetricAnswer>('GET', path, { query, signal }),
  });
  const title = t('metrics.title');
  if (data === undefined) {
    return <PendingSection title={title} error={error} height={260} onRetry={() => refetch()} />;
  }
  const [row] = data.data.data;
  return (
    <Section title={title}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {t(row === undefined ? 'metrics.nothing' : 'metrics.ofAllTime')}
      </Typography>
      {row !== undefined && <OutcomeTiles numbers={row} previous={null} place={{ row: { dimension, id } }} />}
    </Section>
  );
}
