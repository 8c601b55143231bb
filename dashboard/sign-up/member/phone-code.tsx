import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import { ApiError } from '../../kit/client/api-error.ts';
import { useErrorText } from '../../kit/ui/error-text.ts';
import { confirmPhone } from '../calls.ts';
import { CodeForm } from '../code-form.tsx';
import { isPhoneOver } from '../refusals.ts';

/** A phone that got a code, and the token of its check. */
export interface PhoneCheck {
  token: string;
  phone: string;
  region: Region;
}

interface PhoneCodeProps {
  check: PhoneCheck;
  onProven: (phoneToken: string) => void;
  /** Called to have other digits sent; `isOver` tells whether the former ones expired. */
  onAnew: (isOver: boolean) => void;
}

/** The field for the digits of the message. */
export function PhoneCode({ check: { token, phone }, onProven, onAnew }: PhoneCodeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const confirming = useMutation({
    mutationFn: (code: string) => confirmPhone({ token, code }),
    onSuccess: onProven,
    onError: (error) => isPhoneOver(error) && onAnew(true),
  });
  const { error } = confirming;
  const isWrong = error instanceof ApiError && error.errorCode === 'phone.code_wrong';
  return (
    <>
      <CodeForm
        text={t('signUp.member.phoneCodeText', { phone })}
        isPending={confirming.isPending}
        onCode={(code) => confirming.mutateAsync(code)}
      >
        {error !== null && (
          <Alert severity="error" role="alert">
            {isWrong ? t('signUp.member.phoneWrong') : errorText(error)}
          </Alert>
        )}
      </CodeForm>
      <Button onClick={() => onAnew(false)} sx={{ ml: -1.5 }}>
        {t('signUp.member.otherPhone')}
      </Button>
    </>
  );
}
