import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayoutLineStatus, payoutLineStatuses } from '#domain/payouts/payout-kinds.ts';
import type { PayoutDetail } from '#read-api/payouts/contract.ts';
import { ExportButton } from '../kit/list/export-button.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { useMay } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { LinesTable } from './lines-table.tsx';
import { MarkLines } from './mark-lines.tsx';
import { payoutsPath } from './paths.ts';
import { type RefusedLine, RefusedLines } from './refused-lines.tsx';
import { useLines } from './use-lines.ts';

/** The lines of a payout. Owners mark chosen lines of an approved one as paid or failed. */
export function LinesSection({ payout }: { payout: PayoutDetail }) {
  const { t } = useTranslation();
  const { id, month, status, lineCount, pendingCount } = payout;
  const [of, setOf] = useState<PayoutLineStatus | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const mayMark = useMay('owner') && status === 'approved' && pendingCount > 0;
  const { rows, error, onRetry, count } = useLines(id, of);
  const title = t('payout.fields.lines');
  const query = of === null ? {} : { statuses: of };
  // A line that somebody else marked meanwhile is no longer chosen.
  const pending = rows?.filter((line) => line.status === 'pending' && chosen.has(line.user.id)) ?? [];
  const done = (lines: readonly RefusedLine[]) => {
    setRefused(lines);
    setChosen(new Set());
  };
  return (
    <Section
      title={title}
      end={
        <ExportButton
          path={`${payoutsPath}/${id}/lines/csv`}
          fileOf={`payout-lines-${month}`}
          query={query}
          count={of === null ? lineCount : count}
          filters={[]}
        />
      }
    >
      {lineCount > 0 && (
        <TextField
          select
          size="small"
          label={t('payout.fields.status')}
          value={of ?? ''}
          onChange={({ target: { value } }) =>
            setOf(payoutLineStatuses.find((each) => each === value) ?? null)
          }
          sx={{ minWidth: 140, mb: 1, mt: 0.5 }}
        >
          <MenuItem value="">{t('payout.all')}</MenuItem>
          {payoutLineStatuses.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`payout.line.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {rows === undefined && error === null && <Skeleton variant="rounded" height={120} />}
      {rows === undefined && error !== null && (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />
      )}
      {rows?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('payout.noLines')}
        </Typography>
      )}
      {rows !== undefined && rows.length > 0 && (
        <LinesTable
          name={title}
          status={status}
          lines={rows}
          chosen={mayMark ? chosen : null}
          onChoose={setChosen}
        />
      )}
      {rows !== undefined && rows.length < count && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('payout.moreLines', { amount: formatNumber(count - rows.length) })}
        </Typography>
      )}
      {mayMark && <MarkLines payout={payout} lines={pending} onDone={done} />}
      {refused.length > 0 && <RefusedLines lines={refused} onClose={() => setRefused([])} />}
    </Section>
  );
}
