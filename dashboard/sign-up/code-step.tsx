import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../kit/ui/error-text.ts';
import type { Begun } from './begun.ts';
import { checkCode, type Proof } from './calls.ts';
import { isOver, triesLeft } from './refusals.ts';

interface CodeStepProps extends Begun {
  onProven: (proof: Proof, email: string) => void;
  onOver: () => void;
  onAnew: () => void;
}

/** The field for the six-digit code. The sixth digit submits it. */
export function CodeStep({ token, email, onProven, onOver, onAnew }: CodeStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const check = useMutation({
    mutationFn: (typed: string) => checkCode({ token, code: typed }),
    onSuccess: (address, typed) => onProven({ token, code: typed }, address),
    onError: (error) => {
      if (isOver(error)) onOver();
      setCode('');
    },
  });
  const left = triesLeft(check.error);

  function type(text: string) {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
    setCode(digits);
    if (digits.length === 6 && !check.isPending) check.mutate(digits);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    type(code);
  }

  return (
    <>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mb: 3 }}>
        <Typography color="textSecondary">{t('signUp.codeText', { email })}</Typography>
        <TextField
          name="code"
          label={t('signUp.code')}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={(event) => type(event.target.value)}
          slotProps={{
            htmlInput: { inputMode: 'numeric', style: { fontSize: '1.5rem', letterSpacing: '0.3em' } },
          }}
        />
        {check.isError && (
          <Alert severity="error" role="alert">
            {left === null ? errorText(check.error) : t('signUp.codeWrong', { left })}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" disabled={check.isPending || code.length < 6}>
          {t('signUp.next')}
        </Button>
      </Box>
      <Button onClick={onAnew} sx={{ ml: -1.5 }}>
        {t('signUp.otherAddress')}
      </Button>
    </>
  );
}
