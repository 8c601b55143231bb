import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../kit/ui/fact-list.tsx';
import { PanelButtons } from './reject-panel.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeferPanelProps {
  onDefer: (said: { comment?: string }) => void;
  onCancel: () => void;
}

/** Asks for an optional comment to the member when an item is deferred. */
export function DeferPanel({ onDefer, onCancel }: DeferPanelProps) {
  const { t } = useTranslation();
  const [comment, setComment] = useState('');
  const defer = () => onDefer(comment.trim() === '' ? {} : { comment: comment.trim() });
  useDeskKeys({ Enter: defer, NumpadEnter: defer });
  return (
    <Section title={t('lookDesk.whyDeferred')}>
      <TextField
        label={t('look.fields.comment')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        fullWidth
        autoFocus
        sx={{ mb: 1 }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <PanelButtons isWhole onConfirm={defer} onCancel={onCancel} />
    </Section>
  );
}
