import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Colleague } from '#read-api/staff/contract.ts';
import { ActionButton } from '../kit/actions/action-button.tsx';
import { ActionPlace } from '../kit/actions/action-place.tsx';
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
    <>
      <ActionPlace
        title={t('staff.actions')}
        leading={
          isInvited
            ? { name: t('staff.renew'), isDisabled: false, onClick: () => setOpen('renew') }
            : undefined
        }
      >
        <Box sx={{ display: 'grid', gap: 0.25 }}>
          {isInvited ? (
            <ActionButton look="leading" onClick={() => setOpen('renew')}>
              {t('staff.renew')}
            </ActionButton>
          ) : (
            <ActionButton look="quiet" onClick={() => setOpen('sessions')}>
              {t('shell.sessions')}
            </ActionButton>
          )}
          <ActionButton look="danger" onClick={() => setOpen('remove')}>
            {t('staff.remove')}
          </ActionButton>
        </Box>
      </ActionPlace>
      {open === 'sessions' && (
        <SessionsDialog of={{ kind: 'staff', id, name: name ?? username }} onClose={close} />
      )}
      {(open === 'renew' || open === 'remove') && (
        <Suspense fallback={null}>
          <ColleagueDialog colleague={colleague} action={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
