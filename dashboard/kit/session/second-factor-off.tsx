import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../history/use-copy.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { PasswordField } from './password-field.tsx';
import { QrSymbol } from './qr-symbol.tsx';
import { useSecondFactorSteps } from './use-second-factor.ts';

/** Sets a second step up: the password, a code of the device, then the recovery codes, which are shown once. */
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
  const { secret, symbol } = propose.data;
  return (
    <OneFieldForm
      submit={t('secondFactor.confirm')}
      isPending={confirm.isPending}
      error={confirm.error}
      onSubmit={() => code.trim().length >= 6 && confirm.mutate(code)}
    >
      <Typography>{t('secondFactor.scan')}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <QrSymbol name={t('secondFactor.symbol')} symbol={symbol} />
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {secret}
        </Typography>
      </Box>
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

function RecoveryCodes({ codes, onSeen }: { codes: readonly string[]; onSeen: () => void }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <>
      <Alert severity="success" role="status" sx={{ mb: 2 }}>
        {t('secondFactor.done')}
      </Alert>
      <Typography sx={{ mb: 1 }}>{t('secondFactor.recovery')}</Typography>
      <Box
        component="ul"
        aria-label={t('secondFactor.recoveryCodes')}
        sx={{ columns: 2, listStyle: 'none', m: 0, mb: 1, p: 0, fontFamily: 'monospace' }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button onClick={() => copy(codes.join('\n'))}>{t('secondFactor.copy')}</Button>
      <Button onClick={onSeen}>{t('secondFactor.kept')}</Button>
    </>
  );
}
