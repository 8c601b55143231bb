import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PendingAddress } from '#write-api/auth/contract.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';
import { useAddress, useWithdrawal } from './use-address.ts';
import type { AccountOf } from './use-second-factor.ts';

/** A proposal's e-mail address and phone number in one line. */
export function proposedText(
  t: TFunction,
  { email, phone }: Pick<PendingAddress, 'email' | 'phone'>,
): string {
  const said = [email, phone].filter((each) => each !== undefined);
  return said.map((each) => each ?? t('forms.address.removed')).join(', ');
}

interface ProposedAddressProps {
  /** The account with the proposal; by default the person's own. */
  of?: AccountOf;
  /** The shown revision of the account. The proposal is refetched when it changes. */
  at?: string;
  mayEnd?: boolean;
}

/** Shows an account's proposed address, with a button to withdraw it. Without a proposal it shows nothing. */
export function ProposedAddress({ of, at = '', mayEnd = true }: ProposedAddressProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const proposal = useAddress(of, at).data?.proposal;
  const withdrawal = useWithdrawal(of);
  if (!proposal) return null;
  const { id, dueTime } = proposal;
  const end = () => withdrawal.mutate(id, { onError: (error) => notify('fail', errorText(error)) });
  return (
    <Alert
      severity="info"
      sx={{ my: 1 }}
      action={
        mayEnd && (
          <Button color="inherit" size="small" disabled={withdrawal.isPending} onClick={end}>
            {of === undefined ? t('forms.address.stop') : t('forms.address.withdraw')}
          </Button>
        )
      }
    >
      {t('forms.address.pending', { address: proposedText(t, proposal) })}{' '}
      {dueTime === null
        ? t('forms.address.notTold')
        : t('forms.address.due', { time: times.dateTime(dueTime) })}
    </Alert>
  );
}
