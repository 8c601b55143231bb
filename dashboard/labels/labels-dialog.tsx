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
import { labelFormats, labelSymbols, labelsOnPage } from '#domain/labels/label-kinds.ts';
import { plain } from '#domain/text/plain.ts';
import type { Values } from '../kit/fields/field.ts';
import { FieldInputs } from '../kit/fields/field-inputs.tsx';
import { problemTexts } from '../kit/fields/problems.ts';
import { formatNumber } from '../kit/preferences/time.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import { Choice } from './choice.tsx';
import { labelFields } from './fields.ts';
import { labelChoice } from './label-choice.ts';
import type { LabelOffer } from './label-offer.ts';
import { unreadableText } from './unreadable-text.ts';
import { usePrinting } from './use-printing.ts';

export interface LabelsDialogProps {
  /** The labels that the dialog offers; at least one kind. */
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
  const [values, setValues] = useState<Values>({ copies: '1', start: '1' });
  const { run, done, notWhole } = usePrinting();
  const offer = offers.find((each) => each.of === of) ?? offers[0];
  const places = labelsOnPage[format];
  const fields = labelFields(t, places);
  const wrong = problemTexts(t, fields, values);
  const amountOf = (name: string, least: number) =>
    wrong[name] === undefined ? Number(plain(values[name] ?? '')) : least;
  const labels = offer.amount * amountOf('copies', 0);
  const start = places > 1 ? amountOf('start', 1) : 1;
  const pages = Math.ceil((start - 1 + labels) / places);
  const isReady = Object.keys(wrong).length === 0 && labels > 0;

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
          <FieldInputs fields={fields} values={values} wrong={wrong} onChange={setValues} />
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
          onClick={() => run.mutate({ offer, copies: amountOf('copies', 1), start })}
        >
          {t('labels.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
