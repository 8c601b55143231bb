import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/preferences/time.ts';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { Section } from '../../kit/ui/fact-list.tsx';
import { type CheckedLine, confirmed } from './check-lines.ts';
import { CheckTable } from './check-table.tsx';
import { linesAtMost } from './lines-at-most.ts';
import type { ParcelKind } from './parcel-kind.ts';
import type { Sending } from './use-sending.ts';

interface CheckPanelProps {
  kind: ParcelKind;
  checked: readonly CheckedLine[];
  /** Number of lines in the box, including unchecked ones. */
  amount: number;
  /** The text in place of lines if there are none. */
  empty: string;
  isBehind: boolean;
  lookError: unknown;
  onLookAgain: () => void;
  sending: Sending;
}

/** Every line with its parcel or the reasons why it cannot be sent, and the button that sends the ready lines. */
export function CheckPanel(props: CheckPanelProps) {
  const { kind, checked, amount, empty, isBehind, lookError, onLookAgain, sending } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [onlyProblems, setOnlyProblems] = useState(false);
  // A confirmation counts only for the lines that the person saw.
  const [confirmedText, setConfirmedText] = useState('');
  const unsure = checked.filter(({ state }) => state === 'unsure');
  const unsureText = unsure.map(({ line }) => line.text).join('\n');
  const isConfirmed = unsure.length > 0 && confirmedText === unsureText;
  const toSend = isConfirmed ? confirmed(checked) : checked;
  const ready = toSend.filter(({ state }) => state === 'ready').length;
  const done = checked.filter(({ state }) => state === 'done').length;
  const problems = checked.filter(({ state }) => state === 'problem').length;
  const shown = onlyProblems && problems > 0 ? checked.filter(({ state }) => state === 'problem') : checked;
  const isTooLong = amount > linesAtMost;

  return (
    <Box sx={{ mt: 1.5 }}>
      <Section
        title={t('parcels.check')}
        end={
          <Button
            variant="contained"
            disabled={ready === 0 || isBehind || isTooLong || sending.isPending}
            onClick={() => sending.send(toSend)}
          >
            {sending.isPending
              ? t('parcels.sending')
              : t(kind.name === 'return_item' ? 'parcels.sendReturn' : 'parcels.send', {
                  amount: formatNumber(ready),
                })}
          </Button>
        }
      >
        {sending.error !== null && (
          <Alert severity="error" role="alert" sx={{ mb: 1 }}>
            {sending.isLost ? t('parcels.lost') : errorText(sending.error)}
          </Alert>
        )}
        {lookError !== null && (
          <Alert
            severity="error"
            role="alert"
            sx={{ mb: 1 }}
            action={
              <Button color="inherit" onClick={onLookAgain}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('parcels.lookFailed')} {errorText(lookError)}
          </Alert>
        )}
        {isTooLong && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {t('parcels.tooMany', { most: formatNumber(linesAtMost), amount: formatNumber(amount) })}
          </Alert>
        )}
        {amount === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {empty}
          </Typography>
        ) : (
          <>
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 36 }}
            >
              <Typography variant="body2" component="p" aria-live="polite">
                {isBehind
                  ? t('parcels.looking')
                  : t('parcels.summary', { may: formatNumber(ready), all: formatNumber(checked.length) })}
              </Typography>
              {problems > 0 && (
                <FormControlLabel
                  slotProps={{ typography: { variant: 'body2' } }}
                  label={t('parcels.onlyProblems', { amount: formatNumber(problems) })}
                  control={
                    <Checkbox
                      size="small"
                      checked={onlyProblems}
                      onChange={(event) => setOnlyProblems(event.target.checked)}
                    />
                  }
                />
              )}
              {unsure.length > 0 && (
                <FormControlLabel
                  slotProps={{ typography: { variant: 'body2' } }}
                  label={t('parcels.confirmUnsure', { amount: formatNumber(unsure.length) })}
                  control={
                    <Checkbox
                      size="small"
                      checked={isConfirmed}
                      onChange={(event) => setConfirmedText(event.target.checked ? unsureText : '')}
                    />
                  }
                />
              )}
              {done > 0 && (
                <Button size="small" onClick={() => sending.drop(checked)} disabled={sending.isPending}>
                  {t('parcels.dropDone', { amount: formatNumber(done) })}
                </Button>
              )}
            </Box>
            <CheckTable kind={kind} checked={shown} />
          </>
        )}
      </Section>
    </Box>
  );
}
