import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { copiesAtMost, labelFormats, labelSymbols, labelsOnPage } from '#domain/labels/label-kinds.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Choice } from './choice.tsx';
import { labelChoice } from './label-choice.ts';
import type { LabelOffer } from './label-offer.ts';
import { unreadableText } from './unreadable-text.ts';
import { usePrinting } from './use-printing.ts';
import { WholeNumber } from './whole-number.tsx';

export interface LabelsDialogProps {
  /** The labels to choose from; at least one kind. */
  offers: readonly [LabelOffer, ...LabelOffer[]];
  onClose: () => void;
}

/** Asks for the paper, the symbol and the number of copies, and saves the labels as a PDF. */
export function LabelsDialog({ offers, onClose }: LabelsDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const titleId = useId();
  const { format, symbol } = useStore(labelChoice);
  const [of, setOf] = useState(offers[0].of);
  const [copies, setCopies] = useState<number | null>(1);
  const [start, setStart] = useState<number | null>(1);
  const { run, done, notWhole } = usePrinting();
  const offer = offers.find((each) => each.of === of) ?? offers[0];
  const places = labelsOnPage[format];
  const labels = offer.amount * (copies ?? 0);
  const pages = Math.ceil(((places > 1 ? (start ?? 1) - 1 : 0) + labels) / places);
  const isReady = copies !== null && (start !== null || places === 1) && labels > 0;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('labels.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.75 }}>
        {offers.length > 1 && (
          <Choice
            name={t('labels.of')}
            options={offers.map((each) => each.of)}
            chosen={of}
            textOf={(kind) => t(`labels.kinds.${kind}`)}
            onChoose={setOf}
          />
        )}
        <Choice
          name={t('labels.format')}
          options={labelFormats}
          chosen={format}
          textOf={(each) => t(`labels.formats.${each}`)}
          onChoose={(chosen) => labelChoice.setState({ format: chosen })}
        />
        <Choice
          name={t('labels.symbol')}
          options={labelSymbols}
          chosen={symbol}
          textOf={(each) => t(`labels.symbols.${each}`)}
          onChoose={(chosen) => labelChoice.setState({ symbol: chosen })}
        />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          <WholeNumber
            label={t('labels.copies')}
            value={copies}
            least={1}
            most={copiesAtMost}
            onChange={setCopies}
          />
          {places > 1 && (
            <WholeNumber
              label={t('labels.start')}
              value={start}
              least={1}
              most={places}
              onChange={setStart}
            />
          )}
        </div>
        <Typography variant="body2" color="textSecondary" role="status">
          {run.isPending
            ? t('labels.drawing', { done: formatNumber(done), amount: formatNumber(offer.amount) })
            : t('labels.amount', { amount: formatNumber(labels), pages: formatNumber(pages) })}{' '}
          {t('labels.fullSize')}
        </Typography>
        {run.isSuccess && <Alert severity="success">{t('labels.saved', { files: run.data })}</Alert>}
        {notWhole.length > 0 && (
          <Alert severity="warning">{t('labels.notWhole', { codes: notWhole.join(', ') })}</Alert>
        )}
        {run.isError && (
          <Alert severity="error">{unreadableText(t, run.error) ?? errorText(run.error)}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t(run.isSuccess ? 'common.close' : 'common.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={!isReady || run.isPending}
          onClick={() => run.mutate({ offer, copies: copies ?? 1, start: start ?? 1 })}
        >
          {t('labels.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
