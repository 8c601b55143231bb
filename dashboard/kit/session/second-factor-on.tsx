import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OneFieldForm } from './one-field-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useSecondFactorSteps } from './use-second-factor.ts';

/** An active second factor: the number of unused recovery codes, and the form to remove it. */
export function SecondFactorOn({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const { remove } = useSecondFactorSteps();
  return (
    <OneFieldForm
      submit={t('secondFactor.remove')}
      isDanger
      isPending={remove.isPending}
      error={remove.error}
      onSubmit={() => password !== '' && remove.mutate(password)}
    >
      <Typography>{t('secondFactor.on', { amount: recoveryCodesLeft })}</Typography>
      <PasswordField
        label={t('secondFactor.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </OneFieldForm>
  );
}
