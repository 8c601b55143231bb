import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import UploadIcon from '~icons/ic/outline-upload-file';
import { formatNumber } from '../../kit/preferences/time.ts';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { ChangesTable } from './changes-table.tsx';
import type { CheckedFile } from './price-changes.ts';
import type { SentChange } from './send-changes.ts';
import { type FileFault, linesAtMost, usePriceImport } from './use-price-import.ts';

/** The most rows on the screen. The counts say how many there are. */
const drawn = 200;

/** Imports codes and prices from a file, after a preview of the changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const titleId = useId();
  const file = useRef<HTMLInputElement>(null);
  const { read, carryOut, sent, fault, preview, choose } = usePriceImport();
  const error = read.error ?? carryOut.error;
  const isBusy = read.isPending || carryOut.isPending;
  const amount = preview?.changes.length ?? 0;

  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [first] = target.files ?? [];
    if (first !== undefined) choose(first);
    // Empties the input, so that the same file can be chosen again after a change.
    target.value = '';
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      onClose={() => !carryOut.isPending && onClose()}
    >
      <DialogTitle id={titleId}>{t('product.plain.import')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 260 }}>
        <Typography variant="body2" color="textSecondary">
          {t('product.plain.importHelp')}
        </Typography>
        <Box>
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            disabled={isBusy}
            onClick={() => file.current?.click()}
          >
            {t('parcels.upload')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={t('parcels.upload')}
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={chosen}
          />
        </Box>
        {fault !== null && <Fault fault={fault} />}
        {error !== null && <Alert severity="error">{errorText(error)}</Alert>}
        {preview !== null && carryOut.data === undefined && <Preview file={preview} />}
        {carryOut.data !== undefined && <Results sent={carryOut.data} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={carryOut.isPending} onClick={onClose}>
          {t(carryOut.data === undefined ? 'common.cancel' : 'common.close')}
        </Button>
        {preview !== null && carryOut.data === undefined && (
          <Button
            variant="contained"
            disabled={amount === 0 || isBusy}
            onClick={() => carryOut.mutate(preview)}
          >
            {carryOut.isPending
              ? t('product.plain.sending', { sent: formatNumber(sent), all: formatNumber(amount) })
              : t('product.plain.carryOut', { amount: formatNumber(amount) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Fault({ fault }: { fault: FileFault }) {
  const { t } = useTranslation();
  const text =
    'line' in fault
      ? t(`parcels.fileFaults.${fault.fault}`, { line: fault.line })
      : t(`product.plain.faults.${fault.fault}`, { most: formatNumber(linesAtMost) });
  return <Alert severity="error">{text}</Alert>;
}

function Preview({ file: { changes, wrong, same } }: { file: CheckedFile }) {
  const { t } = useTranslation();
  const amounts = [
    t('product.plain.changed', { amount: formatNumber(changes.length) }),
    t('product.plain.same', { amount: formatNumber(same) }),
    t('product.plain.wrong', { amount: formatNumber(wrong.length) }),
  ];
  return (
    <>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {amounts.join(' · ')}
      </Typography>
      {wrong.length > 0 && (
        <Alert severity="warning">
          <Lines
            lines={wrong.map(({ at, problem }) => ({
              key: at,
              text: t('product.plain.line', { at, problem: t(`product.plain.problems.${problem}`) }),
            }))}
          />
        </Alert>
      )}
      {changes.length > 0 && <ChangesTable changes={changes.slice(0, drawn)} />}
    </>
  );
}

function Results({ sent }: { sent: readonly SentChange[] }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refused = sent.filter(({ error }) => error !== null);
  return (
    <>
      <Alert severity={refused.length === 0 ? 'success' : 'warning'} role="status">
        {t('product.bulk.done', { amount: formatNumber(sent.length - refused.length) })}
      </Alert>
      {refused.length > 0 && (
        <Alert severity="error">
          <Lines
            lines={refused.map(({ change: { product }, error }) => ({
              key: product.id,
              text: t('common.pair', { name: product.name, value: errorText(error) }),
            }))}
          />
        </Alert>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly { key: number; text: string }[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.slice(0, drawn).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </Box>
  );
}
