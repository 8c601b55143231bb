import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { wholeBodyOf } from '../../kit/fields/body.ts';
import { FieldGrid } from '../../kit/fields/field-grid.tsx';
import { useFields } from '../../kit/fields/use-fields.ts';
import { Section } from '../../kit/ui/fact-list.tsx';
import { deferralFields } from './fields.ts';
import { PanelButtons } from './reject-panel.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeferPanelProps {
  onDefer: (said: { comment?: string }) => void;
  onCancel: () => void;
}

/** Asks for an optional comment to the member when an item is deferred. */
export function DeferPanel({ onDefer, onCancel }: DeferPanelProps) {
  const { t } = useTranslation();
  const fields = deferralFields(t);
  const form = useFields(fields, {});
  const defer = () => onDefer(wholeBodyOf(fields, form.getValues()));
  useDeskKeys({ Enter: defer, NumpadEnter: defer });
  return (
    <Section title={t('lookDesk.whyDeferred')}>
      <Box sx={{ mb: 1 }}>
        <FieldGrid form={form} fields={fields} oneColumn />
      </Box>
      <PanelButtons isWhole onConfirm={defer} onCancel={onCancel} />
    </Section>
  );
}
