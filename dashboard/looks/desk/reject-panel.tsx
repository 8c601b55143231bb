import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { label } from '../../i18n/label.ts';
import { wholeBodyOf } from '../../kit/fields/body.ts';
import { FieldGrid } from '../../kit/fields/field-grid.tsx';
import { problemsOf } from '../../kit/fields/problems.ts';
import { useFields } from '../../kit/fields/use-fields.ts';
import { Section } from '../../kit/ui/fact-list.tsx';
import { KeyButton } from '../../kit/ui/key-button.tsx';
import type { Mapping } from '../mapping.ts';
import { type DeskReason, deskReasons, foundReasons } from './desk-reasons.ts';
import { otherReasonFields } from './fields.ts';
import { useDeskKeys } from './use-desk-keys.ts';

interface RejectPanelProps extends Pick<Mapping, 'checks'> {
  /** The reasons for the digit keys. */
  reasons?: readonly DeskReason[];
  onReject: (said: { rejected_reasons: readonly DeskReason[]; other_rejected_reason?: string }) => void;
  onCancel: () => void;
}

/** Asks why an item is rejected: digits tick reasons, and Enter rejects. Reasons of failed checks are ticked at first. */
export function RejectPanel({ checks, reasons = deskReasons, onReject, onCancel }: RejectPanelProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly DeskReason[]>(() => foundReasons(checks, reasons));
  const isOther = chosen.includes('Other');
  const fields = isOther ? otherReasonFields(t) : [];
  const form = useFields(fields, {});
  const isWhole = chosen.length > 0 && Object.keys(problemsOf(fields, form.watch())).length === 0;
  const toggle = (reason: DeskReason) =>
    setChosen((now) => reasons.filter((each) => now.includes(each) !== (each === reason)));
  function reject() {
    if (!isWhole) return;
    onReject({ rejected_reasons: chosen, ...wholeBodyOf(fields, form.getValues()) });
  }
  useDeskKeys({
    Enter: reject,
    NumpadEnter: reject,
    ...Object.fromEntries(
      reasons.flatMap((reason, at) => [
        [`Digit${at + 1}`, () => toggle(reason)],
        [`Numpad${at + 1}`, () => toggle(reason)],
      ]),
    ),
  });
  return (
    <Section title={t('lookDesk.whyRejected')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {reasons.map((reason, at) => (
          <li key={reason}>
            <KeyButton
              name={chosen.includes(reason) ? '✓' : String(at + 1)}
              isPressed={chosen.includes(reason)}
              onPress={() => toggle(reason)}
            >
              {label(t, 'looks.reason', reason)}
            </KeyButton>
          </li>
        ))}
      </Box>
      {isOther && (
        <Box sx={{ mt: 1 }}>
          <FieldGrid form={form} fields={fields} oneColumn />
        </Box>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ my: 1 }}>
        {t('lookDesk.choose')}
      </Typography>
      <PanelButtons isDanger isWhole={isWhole} onConfirm={reject} onCancel={onCancel} />
    </Section>
  );
}

interface PanelButtonsProps {
  isDanger?: boolean;
  isWhole: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function PanelButtons({ isDanger = false, isWhole, onConfirm, onCancel }: PanelButtonsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        variant="contained"
        color={isDanger ? 'error' : 'primary'}
        disabled={!isWhole}
        onClick={onConfirm}
      >
        {t('lookDesk.confirm')}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {t('lookDesk.cancel')}
      </Button>
    </Box>
  );
}
