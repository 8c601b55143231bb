import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SignUpKind } from '#write-api/sign-up/contract.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { AddressForm } from '../kit/session/address-form.tsx';
import type { Begun } from './begun.ts';
import { sendCode } from './calls.ts';

interface AddressStepProps {
  kind: SignUpKind;
  /** Whether the previous sign-up ended, for example because its code expired. */
  isOver: boolean;
  onSent: (begun: Begun) => void;
}

export function AddressStep({ kind, isOver, onSent }: AddressStepProps) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const sending = useMutation({
    mutationFn: (email: string) => sendCode(kind, email, language),
    onSuccess: (token, email) => onSent({ token, email }),
  });
  const texts = {
    text: t(kind === 'brand' ? 'signUp.addressText' : 'signUp.member.addressText'),
    email: t('signUp.email'),
    noAddress: t('fieldProblems.email'),
    submit: t('signUp.sendCode'),
  };
  return (
    <>
      <AddressForm
        texts={texts}
        isPending={sending.isPending}
        error={sending.error}
        onSubmit={(email) => sending.mutate(email)}
      >
        {isOver && (
          <Alert severity="warning" role="status">
            {t('signUp.over')}
          </Alert>
        )}
      </AddressForm>
      <Button component={Link} to="/login" sx={{ ml: -1.5 }}>
        {t('signUp.toLogin')}
      </Button>
    </>
  );
}
