import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../client/api-error.ts';
import { notify } from '../../ui/notices.tsx';
import type { ListState } from '../list-state.ts';
import { viewOf } from '../view-state.ts';
import { useViewError } from './use-view-error.ts';
import type { View, ViewCommands } from './use-views.ts';

interface ChangedHintProps {
  view: View;
  state: ListState;
  commands: ViewCommands;
  onReset: () => void;
  onSaved: () => void;
}

/**
 * Tells the person that the list differs from its view, and offers to save the difference or to reset the list. If
 * somebody else changed the view meanwhile, the person sees that before overwriting it.
 */
export function ChangedHint({ view, state, commands, onReset, onSaved }: ChangedHintProps) {
  const { t } = useTranslation();
  const viewError = useViewError();
  const saving = useMutation({
    mutationFn: () => commands.change(view, { state: viewOf(state) }),
    onSuccess: () => {
      notify('success', t('views.changesSaved'));
      onSaved();
    },
  });
  const isOutrun = saving.error instanceof ApiError && saving.error.status === 412;
  return (
    <Alert severity={saving.error === null ? 'info' : 'warning'} icon={false} sx={{ py: 0.5 }}>
      <div>
        {saving.error === null
          ? t('views.differs', { name: view.name })
          : isOutrun
            ? t('views.outrun', { name: view.name })
            : viewError(saving.error)}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
        {view.isOwn && (
          <Button variant="contained" disabled={saving.isPending} onClick={() => saving.mutate()}>
            {t(isOutrun ? 'views.overwrite' : 'views.saveChanges')}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onReset}>
          {t(isOutrun ? 'views.takeTheirs' : 'views.back')}
        </Button>
      </Box>
    </Alert>
  );
}
