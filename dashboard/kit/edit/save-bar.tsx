import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../fields/submit-button.tsx';
import { thumbSized } from '../ui/thumb-sized.ts';

interface SaveBarProps {
  /** Names of the fields whose values are not saved. */
  unsaved: readonly string[];
  refusal: string | null;
  submitText: string;
  isPending: boolean;
  onCancel: () => void;
}

const namedAtMost = 4;

/** The end of a long form. It stays in sight and names the unsaved fields. */
export function SaveBar({ unsaved, refusal, submitText, isPending, onCancel }: SaveBarProps) {
  const { t } = useTranslation();
  const named = unsaved.slice(0, namedAtMost).join(', ');
  const names = unsaved.length > namedAtMost ? `${named} +${unsaved.length - namedAtMost}` : named;
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'grid',
        gap: 1,
        p: 1.25,
        borderRadius: '10px',
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.vars.palette.lifted,
        ...thumbSized,
      })}
    >
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flexGrow: 1 }}>
          {unsaved.length === 0 ? t('forms.noChanges') : t('forms.unsaved', { names })}
        </Typography>
        <Button color="inherit" disabled={isPending} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <SubmitButton text={submitText} pendingText={t('forms.saving')} isPending={isPending} />
      </Box>
    </Box>
  );
}
