import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askForSignInHelp } from '../client/api.ts';
import { usePreference } from '../preferences/preferences.ts';
import { useErrorText } from '../ui/error-text.ts';
import { PublicFrame } from './public-frame.tsx';

/** Has a letter with the username and a link to a new password sent to an address, if an account has it. */
export function ForgottenPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = usePreference('language');
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const wish = useMutation({ mutationFn: () => askForSignInHelp({ email: email.trim(), language }) });

  function submit(event: FormEvent) {
    event.preventDefault();
    const isAddress = /^\S+@\S+$/.test(email.trim());
    setMissing(!isAddress);
    if (isAddress) wish.mutate();
  }

  return (
    <PublicFrame>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('signInHelp.title')}
      </Typography>
      {wish.isSuccess ? (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {t('signInHelp.asked', { email: email.trim() })}
        </Alert>
      ) : (
        <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mb: 3 }}>
          <Typography color="textSecondary">{t('signInHelp.text')}</Typography>
          <TextField
            name="email"
            type="email"
            label={t('signInHelp.email')}
            autoComplete="email"
            autoFocus
            value={email}
            error={isMissing}
            helperText={isMissing ? t('signInHelp.noAddress') : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          {wish.isError && (
            <Alert severity="error" role="alert">
              {errorText(wish.error)}
            </Alert>
          )}
          <Button type="submit" variant="contained" size="large" disabled={wish.isPending}>
            {t('signInHelp.submit')}
          </Button>
        </Box>
      )}
      <Button component={Link} to="/login" sx={{ ml: -1.5 }}>
        {t('signInHelp.toLogin')}
      </Button>
    </PublicFrame>
  );
}
