import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { placeText } from '#domain/stocktakes/place.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { Stocktake, StocktakeLine } from '#read-api/stocktakes/contract.ts';
import { api } from '../kit/client/api.ts';
import { FormDialog } from '../kit/edit/form-dialog.tsx';
import { formatNumber } from '../kit/preferences/time.ts';
import { deskStore } from './counting/desk-store.ts';
import { DecisionList } from './decision-list.tsx';
import { finishFields } from './fields.ts';
import { isDecided } from './line-text.ts';
import { stocktakesPath } from './paths.ts';
import { useLines } from './use-lines.ts';

interface FinishDialogProps {
  stocktake: Stocktake;
  onClose: () => void;
}

/** Names the counts and the decision for each garment, asks for the reason, and finishes the stocktake. */
export function FinishDialog({ stocktake, onClose }: FinishDialogProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const waiting = useStore(deskStore, ({ queue }) => queue.length);
  const { id } = stocktake;
  const missing = useLines(id, 'missing');
  const misplaced = useLines(id, 'misplaced');
  const isLoaded = missing.rows !== undefined && misplaced.rows !== undefined;
  const lines = [...(missing.rows ?? []), ...(misplaced.rows ?? [])];
  const amountOf = (finding: StocktakeLine['finding']) => {
    const changed = lines.filter((line) => line.finding === finding && isDecided(line));
    return formatNumber(changed.filter(({ stock }) => !left.has(stock?.id ?? 0)).length);
  };

  function toggle(stockId: number) {
    const next = new Set(left);
    if (!next.delete(stockId)) next.add(stockId);
    setLeft(next);
  }

  return (
    <FormDialog<CommandAnswer>
      title={t('stocktake.finish')}
      draftKey={`stocktake ${id} finish`}
      fields={finishFields(t)}
      current={{
        values: { reason: t('stocktake.firstReason', { place: placeText(stocktake) }) },
        revision: '',
      }}
      isWhole
      replacesAll
      submitText={t('stocktake.finish')}
      send={async (body, { intent }) =>
        (
          await api.call<CommandAnswer>('POST', `${stocktakesPath}/{id}/actions/finish`, {
            params: { id },
            intent,
            body: { ...body, leave_ids: [...left] },
          })
        ).data
      }
      onDone={onClose}
      onClose={onClose}
    >
      {waiting > 0 && (
        <Alert severity="warning">{t('stocktake.waiting', { amount: formatNumber(waiting) })}</Alert>
      )}
      {isLoaded ? (
        <>
          <Typography variant="body2">
            {t('stocktake.finishText', { held: amountOf('missing'), moved: amountOf('misplaced') })}
          </Typography>
          <DecisionList lines={lines} left={left} onToggle={toggle} />
        </>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </FormDialog>
  );
}
