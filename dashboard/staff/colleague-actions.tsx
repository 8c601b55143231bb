import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Colleague } from '#read-api/staff/contract.ts';
import { SessionsDialog } from '../kit/session/sessions-dialog.tsx';

const ColleagueDialog = lazy(() =>
  import('./colleague-dialog.tsx').then((m) => ({ default: m.ColleagueDialog })),
);

/** The actions on a colleague's account, for owners. */
export function ColleagueActions({ colleague }: { colleague: Colleague }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'renew' | 'remove' | 'sessions' | null>(null);
  const { id, name, username, isInvited } = colleague;
  const close = () => setOpen(null);
  return (
    <Paper variant="outlined" component="section" aria-label={t('staff.actions')} sx={{ p: 1.75 }}>
      <Typography variant="h2" sx={{ mb: 1.25 }}>
        {t('staff.actions')}
      </Typography>
      <div style={{ display: 'grid', gap: 6 }}>
        {isInvited ? (
          <Button variant="contained" onClick={() => setOpen('renew')}>
            {t('staff.renew')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => setOpen('sessions')}>
            {t('shell.sessions')}
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => setOpen('remove')}>
          {t('staff.remove')}
        </Button>
      </div>
      {open === 'sessions' && (
        <SessionsDialog of={{ kind: 'staff', id, name: name ?? username }} onClose={close} />
      )}
      {(open === 'renew' || open === 'remove') && (
        <Suspense fallback={null}>
          <ColleagueDialog colleague={colleague} action={open} onClose={close} />
        </Suspense>
      )}
    </Paper>
  );
}
