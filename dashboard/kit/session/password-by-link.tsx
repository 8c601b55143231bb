import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { label } from '../../i18n/label.ts';
import { endSignIn } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { useErrorText } from '../ui/error-text.ts';
import { PasswordField } from './password-field.tsx';
import { shortestPassword } from './password-rules.ts';
import { PublicFrame } from './public-frame.tsx';
import { signOut } from './session-store.ts';

interface PasswordByLinkProps {
  texts: Readonly<Record<'title' | 'text' | 'password' | 'submit' | 'done' | 'toLogin', string>>;
  send: (said: { token: string; password: string }, intent: string) => Promise<void>;
  /**
   * Draws the text that replaces the form if the link is no longer valid. The token is null if the URL has no
   * well-formed one.
   */
  over: (token: string | null) => ReactNode;
}

/** Asks for a password, by a link from an e-mail. The token is in the URL's hash, which browsers do not send to servers. */
export function PasswordByLink({ texts, send, over }: PasswordByLinkProps) {
  const hash = useLocation().hash.slice(1);
  const token = /^[\w-]{43}$/.test(hash) ? hash : null;
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: (intent: string) => send({ token: token ?? '', password }, intent),
    // The person signs in next as the link's account, so any other session of this browser ends.
    onSuccess: () => {
      endSignIn();
      signOut();
    },
  });

  return (
    <PublicFrame>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {texts.title}
      </Typography>
      {change.isSuccess ? (
        <>
          <Alert severity="success" role="status" sx={{ mb: 3 }}>
            {texts.done}
          </Alert>
          <Button component={Link} to="/login" variant="contained">
            {texts.toLogin}
          </Button>
        </>
      ) : token === null || codeOf(change.error) === 'auth.link_over' ? (
        over(token)
      ) : (
        <Form
          texts={texts}
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

interface FormProps extends Pick<PasswordByLinkProps, 'texts'> {
  password: string;
  onChange: (password: string) => void;
  /** `intent` is the idempotency key. It stays the same for the same password, so a second click changes nothing. */
  onSubmit: (intent: string) => void;
  error: Error | null;
  isPending: boolean;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : '');

function Form({ texts, password, onChange, onSubmit, error, isPending }: FormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isShort, setShort] = useState(false);
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const refused = codeOf(error) === 'auth.password_common' ? 'auth_password_common' : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setShort(password.length < shortestPassword);
    if (password.length >= shortestPassword) onSubmit(intent);
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{texts.text}</Typography>
      <PasswordField
        label={texts.password}
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
        {texts.submit}
      </Button>
    </Box>
  );
}
