import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OutStage, StockStatus } from '#domain/stock/stock-status.ts';
import type { StockItem } from '#read-api/stock/contract.ts';
import { label } from '../i18n/label.ts';
import { actorText } from '../kit/history/actor-text.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import { outRequestTone } from './stock-tones.ts';

/** The out-stock stage for each status of a garment; null if a garment in this status is in no stage. */
const stages: Readonly<Record<StockStatus, OutStage | null>> = {
  none: null,
  created: null,
  idle: null,
  in_stock: null,
  requested: null,
  in_use: null,
  in_check: null,
  purchased: null,
  unavailable: null,
  hold: null,
  out_stock_ready: 'ready',
  out_stock_ongoing: 'ongoing',
  out_stock: 'out',
};

/** The garment's out-stock request: status, requester, time and reason, with a link to the out management. */
export function OutRequestState({ stock }: { stock: StockItem }) {
  const { t } = useTranslation();
  const { dateTime } = useTimeFormats();
  const { latestOutStockRequestStatus: status, outRequest } = stock;
  const stage = stages[stock.status] ?? (status === 'requested' ? 'requested' : null);
  const asked = outRequest && [actorText(t, outRequest.actor), dateTime(outRequest.time), outRequest.reason];
  return (
    <>
      <StatusChip tone={outRequestTone(status)} text={label(t, 'stockItem.outRequest', status)} />{' '}
      {stage !== null && (
        <Link to={`/out-management?out_stage=${stage}&code=${encodeURIComponent(stock.code)}`}>
          {t('rooms.outManagement')}
        </Link>
      )}
      {asked !== null && (
        <Typography variant="caption" color="textSecondary" component="div">
          {asked.filter(Boolean).join(' · ')}
        </Typography>
      )}
    </>
  );
}
