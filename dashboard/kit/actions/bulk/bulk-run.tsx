import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemResult } from '#http/contract.ts';
import type { Selection } from '../../list/selection.ts';
import { formatNumber } from '../../preferences/time.ts';
import { useErrorText } from '../../ui/error-text.ts';
import type { ActionTable, OfferedAction } from '../action-table.ts';
import { BulkResults } from './bulk-results.tsx';
import { CountChangedError } from './find-rows.ts';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkRunProps {
  table: ActionTable;
  title: string;
  /** The action's effect as text, if the action keeps the status; null if the new status shows the effect. */
  did: string | null;
  path: string;
  body: Record<string, unknown>;
  intent: string;
  selection: Selection<{ id: number }>;
  nameOf: (row: never) => string;
  /** The reverse action; null if the table has none, or if the person may not take it. */
  undo: OfferedAction | null;
  onAgain: (rows: readonly { id: number }[]) => void;
  onUndo: (rows: readonly { id: number }[], undo: OfferedAction) => void;
  /** Returns whether the reverse action restores the row's former state. */
  mayUndo: (row: object) => boolean;
  /** Returns to the form. Possible until the first row has changed. */
  onBack: () => void;
  onDone: () => void;
}

/** The progress of an action on many rows, and then the result of each. */
export function BulkRun(props: BulkRunProps) {
  const { table, title, did, path, body, intent, selection, nameOf, undo, mayUndo } = props;
  const { onAgain, onUndo, onBack, onDone } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const titleId = useId();
  const { state, rows, stop, goOn } = useBulkRun({ list: table.path, path, body, intent, selection });
  const { phase, sofar, total, results, error } = state;
  const isRunning = phase === 'finding' || phase === 'acting';
  const failed = results.filter(({ ok }) => !ok);
  const done = results.filter(({ ok }) => ok);
  const undoable =
    undo === null ? [] : rowsOf(done.filter(({ isUnchanged }) => !isUnchanged)).filter(mayUndo);
  const amounts = { sofar: formatNumber(sofar), total: formatNumber(total) };

  const heading = isRunning
    ? title
    : t('actions.bulkResult', { ok: formatNumber(done.length), failed: formatNumber(failed.length) });
  const problem =
    error instanceof CountChangedError
      ? t('bulk.countChanged', { now: formatNumber(error.count), total: amounts.total })
      : errorText(error);

  function names(): (id: number) => string {
    const named = new Map(rows.map((row) => [row.id, row]));
    return (id) => {
      const row = named.get(id);
      return row === undefined ? String(id) : nameOf(row as never);
    };
  }

  function rowsOf(some: readonly ItemResult[]) {
    const ids = new Set(some.map(({ id }) => id));
    return rows.filter(({ id }) => ids.has(id));
  }

  return (
    <Dialog open onClose={isRunning ? stop : onDone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{heading}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {isRunning && (
          <Box role="status" sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="body2">
              {t(phase === 'finding' ? 'bulk.finding' : 'bulk.acting', amounts)}
            </Typography>
            <LinearProgress
              variant={sofar === 0 ? 'indeterminate' : 'determinate'}
              value={total === 0 ? 0 : Math.min(100, (sofar / total) * 100)}
              aria-label={title}
            />
          </Box>
        )}
        {phase === 'stopped' && <Alert severity="warning">{t('bulk.stopped', amounts)}</Alert>}
        {phase === 'failed' && (
          <Alert severity="error">
            {problem}
            {results.length > 0 && ` ${t('bulk.left', { left: formatNumber(total - results.length) })}`}
          </Alert>
        )}
        {!isRunning && results.length > 0 && (
          <BulkResults table={table} did={did} results={results} nameOf={names()} />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 0.5 }}>
        {isRunning && total > 1 && (
          <Button color="inherit" onClick={stop}>
            {t('bulk.stop')}
          </Button>
        )}
        {phase === 'failed' && results.length === 0 && (
          <Button color="inherit" onClick={onBack}>
            {t('bulk.back')}
          </Button>
        )}
        {(phase === 'stopped' || (phase === 'failed' && !(error instanceof CountChangedError))) && (
          <Button variant="outlined" onClick={goOn}>
            {t(phase === 'stopped' ? 'bulk.goOn' : 'common.retry')}
          </Button>
        )}
        {!isRunning && failed.length > 0 && (
          <Button variant="outlined" onClick={() => onAgain(rowsOf(failed))}>
            {t('bulk.again', { amount: formatNumber(failed.length) })}
          </Button>
        )}
        {!isRunning && undo !== null && undoable.length > 0 && (
          <Button variant="outlined" onClick={() => onUndo(undoable, undo)}>
            {undoable.length === done.length
              ? t('bulk.undo')
              : t('bulk.undoSome', { amount: formatNumber(undoable.length) })}
          </Button>
        )}
        {!isRunning && (
          <Button variant="contained" onClick={onDone} autoFocus>
            {t('common.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
