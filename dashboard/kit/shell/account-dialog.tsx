import { lazy } from 'react';
import { withTexts } from '../../i18n/i18n.ts';

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

const dialogs = {
  password: PasswordDialog,
  address: AddressDialog,
  secondFactor: SecondFactorDialog,
  sessions: SessionsDialog,
};

export type AccountDialogName = keyof typeof dialogs;

/** A dialog of the account menu. */
export function AccountDialog({ name, onClose }: { name: AccountDialogName; onClose: () => void }) {
  const Dialog = dialogs[name];
  return <Dialog onClose={onClose} />;
}
