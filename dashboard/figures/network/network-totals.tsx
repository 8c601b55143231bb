import { useTranslation } from 'react-i18next';
import type { NetworkMetrics } from '#read-api/metrics/network/contract.ts';
import type { QueryValue } from '../../kit/client/http-client.ts';
import { ExportButton } from '../../kit/list/export-button.tsx';
import { formatNumber } from '../../kit/preferences/time.ts';
import { useLooksPath } from '../../kit/routes/use-looks-path.ts';
import { FigureLink } from '../../metrics/figure-link.tsx';
import { FigureTable } from '../figure-table.tsx';
import { usePeriodText } from '../use-period-text.ts';
import { looksOf, type Network, type NetworkFilters, networks, snsTypes } from './networks.ts';

interface NetworkTotalsProps {
  answers: Readonly<Record<Network, NetworkMetrics>>;
  query: Record<string, QueryValue>;
  filters: NetworkFilters;
  period: string;
  /** The day whose looks and reactions are shown; empty: now. */
  asOf: string;
}

/** A row for each network: its looks, the sums and medians of their reactions, and a file of them. */
export function NetworkTotals({ answers, query, filters, period, asOf }: NetworkTotalsProps) {
  const { t } = useTranslation();
  const looks = useLooksPath();
  const periodText = usePeriodText();
  const number = (value: number | null) => (value === null ? t('common.none') : formatNumber(value));
  const { time_zone: _zone, ...fileQuery } = query;
  return (
    <FigureTable
      caption={t('metrics.network.title')}
      columns={[
        { key: 'network', head: t('metrics.network.network') },
        { key: 'lookCount', head: t('metrics.fields.lookCount') },
        { key: 'countedCount', head: t('metrics.fields.countedCount') },
        ...(['likes', 'comments', 'views'] as const).flatMap((field) => [
          { key: field, head: t(`metrics.fields.${field}`) },
          {
            key: `${field}Median`,
            head: t('metrics.network.median', { name: t(`metrics.fields.${field}`) }),
          },
        ]),
        { key: 'followers', head: t('metrics.network.median', { name: t('metrics.fields.followers') }) },
        { key: 'engagement', head: t('metrics.fields.engagementRate') },
        { key: 'file', head: t('metrics.network.file') },
      ]}
      rows={networks.map((network) => {
        const { totals } = answers[network];
        const name = t(`look.sns.${snsTypes[network]}`);
        return {
          key: network,
          cells: [
            name,
            <FigureLink
              key="looks"
              behind={{ list: looks, filters: looksOf(network, filters, period, asOf) }}
              narrowing={{}}
              label={t('metrics.showsList', { name, value: formatNumber(totals.lookCount) })}
            >
              {formatNumber(totals.lookCount)}
            </FigureLink>,
            formatNumber(totals.countedCount),
            ...(['likes', 'comments', 'views'] as const).flatMap((field) => [
              number(totals[field].sum),
              number(totals[field].median),
            ]),
            number(totals.followers),
            totals.engagementRate === null
              ? t('common.none')
              : `${formatNumber(Math.round(1000 * totals.engagementRate) / 10)}%`,
            <ExportButton
              key="file"
              path={`/v1/metrics/looks/${network}/csv`}
              fileOf={`looks-${network}`}
              query={fileQuery}
              count={totals.lookCount}
              filters={[name, periodText(period)]}
            />,
          ],
        };
      })}
    />
  );
}
