import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useErrorText } from '../kit/ui/error-text.ts';
import type { Begun } from './begun.ts';
import { sendCode } from './calls.ts';

interface AddressStepProps {
  /** A code that somebody had has run out. */
  isOver: boolean;
  onSent: (begun: Begun) => void;
}

export function AddressStep({ isOver, onSent }: AddressStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = usePreference('language');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const email = typed.trim();
  const sending = useMutation({
    mutationFn: () => sendCode(email, language),
    onSuccess: (token) => onSent({ token, email }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
    setMissing(!isAddress);
    if (isAddress && !sending.isPending) sending.mutate();
  }

  return (
    <>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mb: 3 }}>
        {isOver && (
          <Alert severity="warning" role="status">
            {t('signUp.over')}
          </Alert>
        )}
        <Typography color="textSecondary">{t('signUp.addressText')}</Typography>
        <TextField
          name="email"
          type="email"
          label={t('signUp.email')}
          autoComplete="email"
          autoFocus
          value={typed}
          error={isMissing}
          helperText={isMissing ? t('fieldProblems.email') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {sending.isError && (
          <Alert severity="error" role="alert">
            {errorText(sending.error)}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" disabled={sending.isPending}>
          {t('signUp.sendCode')}
        </Button>
      </Box>
      <Button component={Link} to="/login" sx={{ ml: -1.5 }}>
        {t('signUp.toLogin')}
      </Button>
    </>
  );
}
