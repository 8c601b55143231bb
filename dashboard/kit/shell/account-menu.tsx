import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import PersonIcon from '~icons/ic/outline-person';
import type { Identity } from '../session/token.ts';
import { late, usePreloaded } from '../ui/late.tsx';
import { onSmallHidden } from '../ui/visually-hidden.ts';
import type { AccountDialogName } from './account-dialog.tsx';

const AccountItems = late(() => import('./account-items.tsx').then((m) => m.AccountItems));
const AccountDialog = lazy(() => import('./account-dialog.tsx').then((m) => ({ default: m.AccountDialog })));

export function AccountMenu({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<AccountDialogName | null>(null);
  usePreloaded(AccountItems);
  const open = (chosen: typeof dialog) => {
    setAnchor(null);
    setDialog(chosen);
  };
  const name = identity.name || t('shell.account');
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PersonIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={onSmallHidden}>
          {name}
        </Box>
      </Button>
      {anchor !== null && (
        <AccountItems
          identity={identity}
          anchor={anchor}
          onPassword={() => open('password')}
          onAddress={() => open('address')}
          onSecondFactor={() => open('secondFactor')}
          onSessions={() => open('sessions')}
          onClose={() => setAnchor(null)}
        />
      )}
      <Suspense fallback={null}>
        {dialog !== null && <AccountDialog name={dialog} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
