import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OneFieldForm } from './one-field-form.tsx';
import { PasswordField } from './password-field.tsx';
import { ProposalSymbol } from './proposal-symbol.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactorSteps } from './use-second-factor.ts';

/** Sets up a second factor: asks for the password and a code of the device, then shows the recovery codes once. */
export function SecondFactorOff() {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { propose, confirm, seen } = useSecondFactorSteps();

  if (confirm.data !== undefined) {
    return <RecoveryCodes codes={confirm.data.recoveryCodes} onSeen={seen} />;
  }
  if (propose.data === undefined) {
    return (
      <OneFieldForm
        submit={t('secondFactor.setUp')}
        isPending={propose.isPending}
        error={propose.error}
        onSubmit={() => password !== '' && propose.mutate(password)}
      >
        <Typography>{t('secondFactor.off')}</Typography>
        <PasswordField
          label={t('secondFactor.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </OneFieldForm>
    );
  }
  return (
    <OneFieldForm
      submit={t('secondFactor.confirm')}
      isPending={confirm.isPending}
      error={confirm.error}
      onSubmit={() => code.trim().length >= 6 && confirm.mutate(code)}
    >
      <ProposalSymbol proposal={propose.data} />
      <TextField
        name="code"
        label={t('login.code')}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </OneFieldForm>
  );
}
