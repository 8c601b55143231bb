import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReimbursementTotals } from '#read-api/stock/contract.ts';
import { api } from '../../kit/client/api.ts';
import { filterQuery, type ListShape } from '../../kit/list/list-state.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { formatAmount } from '../../kit/preferences/money.ts';
import { usePreference } from '../../kit/preferences/preferences.ts';
import { formatNumber, zoneName } from '../../kit/preferences/time.ts';
import { FigureStrip } from '../../kit/ui/figure-strip.tsx';
import { reimbursementsPath } from './list-shape.ts';

const path = `${reimbursementsPath}/totals`;
/** Stands for a number that is not there yet, so that nothing below moves. */
const unknown = '…';

/** The number of garments that the filters match, and what their brands get, by currency. */
export function ReimbursementSums({ shape }: { shape: ListShape }) {
  const { t } = useTranslation();
  const zone = zoneName(usePreference('zone'));
  const { state } = useListState(shape);
  const query = filterQuery(state, shape, zone);
  const { data } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => api.call<ReimbursementTotals>('GET', path, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const totals = data?.data;
  const amounts = totals?.sums.map(({ currency, amount }) => formatAmount(amount, currency)).join(' · ');
  return (
    <Box sx={{ mb: 1.5, maxWidth: 560 }}>
      <FigureStrip
        name={t('stockItem.reimbursements.totals')}
        figures={[
          [t('stockItem.reimbursements.garments'), totals ? formatNumber(totals.count) : unknown],
          [t('stockItem.fields.reimbursement'), amounts === '' ? formatNumber(0) : (amounts ?? unknown)],
        ]}
      />
    </Box>
  );
}
