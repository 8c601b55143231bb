import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { label } from '../../i18n/label.ts';
import { changePasswordByLink } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { useErrorText } from '../ui/error-text.ts';
import { PasswordField } from './password-field.tsx';
import { PublicFrame } from './public-frame.tsx';
import { signOut } from './session-store.ts';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : '');

/** Where the link of a letter leads: sets a new password. The link's token stands behind the `#`, which no server is told. */
export function NewPasswordPage() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: (intent: string) => changePasswordByLink({ token, password }, intent),
    // Every sign-in of the account is over; one that this browser has would only say so at its next call.
    onSuccess: signOut,
  });
  const code = codeOf(change.error);
  const isOver = code === 'auth.link_over' || !/^[\w-]{43}$/.test(token);

  return (
    <PublicFrame>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('newPassword.title')}
      </Typography>
      {change.isSuccess ? (
        <Outcome severity="success" text={t('newPassword.done')} to="/login" way={t('newPassword.toLogin')} />
      ) : isOver ? (
        <Outcome
          severity="warning"
          text={t('newPassword.over')}
          to="/forgotten-password"
          way={t('newPassword.askAgain')}
        />
      ) : (
        <Form
          password={password}
          onChange={setPassword}
          onSubmit={(intent) => change.mutate(intent)}
          error={change.error}
          isPending={change.isPending}
        />
      )}
    </PublicFrame>
  );
}

interface OutcomeProps {
  severity: 'success' | 'warning';
  text: string;
  to: string;
  way: string;
}

function Outcome({ severity, text, to, way }: OutcomeProps) {
  return (
    <>
      <Alert severity={severity} role="status" sx={{ mb: 3 }}>
        {text}
      </Alert>
      <Button component={Link} to={to} variant="contained">
        {way}
      </Button>
    </>
  );
}

interface FormProps {
  password: string;
  onChange: (password: string) => void;
  /** The same intent for the same password: a second click asks for nothing new. */
  onSubmit: (intent: string) => void;
  error: Error | null;
  isPending: boolean;
}

const shortest = 10;

function Form({ password, onChange, onSubmit, error, isPending }: FormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isShort, setShort] = useState(false);
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const refused = codeOf(error) === 'auth.password_common' ? 'auth_password_common' : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setShort(password.length < shortest);
    if (password.length >= shortest) onSubmit(intent);
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{t('newPassword.text')}</Typography>
      <PasswordField
        label={t('newPassword.password')}
        autoComplete="new-password"
        autoFocus
        value={password}
        isWrong={isShort || refused !== null}
        help={label(t, 'forms.refused', refused ?? 'auth_password_invalid')}
        onChange={(typed) => {
          onChange(typed);
          setIntent(crypto.randomUUID());
        }}
      />
      {error !== null && refused === null && (
        <Alert severity="error" role="alert">
          {errorText(error)}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {t('newPassword.submit')}
      </Button>
    </Box>
  );
}
