import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { formatNumber } from '../kit/preferences/time.ts';

/** The work that the end left: decisions under way, and those that failed. */
export function ReportNotes({ stocktake: { pendingCount, failedCount } }: { stocktake: Stocktake }) {
  const { t } = useTranslation();
  return (
    <>
      {pendingCount > 0 && (
        <Alert severity="info">{t('stocktake.notes.pending', { amount: formatNumber(pendingCount) })}</Alert>
      )}
      {failedCount > 0 && (
        <Alert severity="warning">{t('stocktake.notes.failed', { amount: formatNumber(failedCount) })}</Alert>
      )}
    </>
  );
}
