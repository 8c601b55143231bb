import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/i18n.ts';
import type { Identity } from '../session/token.ts';
import { late, usePreloaded } from '../ui/late.tsx';
import { onSmallHidden } from '../ui/visually-hidden.ts';

const AccountItems = late(() => import('./account-items.tsx').then((m) => m.AccountItems));
const PasswordDialog = lazy(() =>
  withTexts(['forms'], () =>
    import('../session/password-dialog.tsx').then((m) => ({ default: m.PasswordDialog })),
  ),
);

const AddressDialog = lazy(() =>
  withTexts(['forms'], () =>
    import('../session/address-dialog.tsx').then((m) => ({ default: m.AddressDialog })),
  ),
);

const SecondFactorDialog = lazy(() =>
  withTexts(['session', 'forms', 'lists'], () =>
    import('../session/second-factor-dialog.tsx').then((m) => ({ default: m.SecondFactorDialog })),
  ),
);
const SessionsDialog = lazy(() =>
  withTexts(['session', 'lists'], () =>
    import('../session/sessions-dialog.tsx').then((m) => ({ default: m.SessionsDialog })),
  ),
);

export function AccountMenu({ identity }: { identity: Identity }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'password' | 'address' | 'secondFactor' | 'sessions' | null>(null);
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
        {dialog === 'password' && <PasswordDialog onClose={() => setDialog(null)} />}
        {dialog === 'address' && <AddressDialog onClose={() => setDialog(null)} />}
        {dialog === 'secondFactor' && <SecondFactorDialog onClose={() => setDialog(null)} />}
        {dialog === 'sessions' && <SessionsDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
