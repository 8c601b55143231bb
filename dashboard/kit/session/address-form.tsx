import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useErrorText } from '../ui/error-text.ts';

interface AddressFormProps {
  /** Content above the field. */
  children?: ReactNode;
  texts: Readonly<Record<'email' | 'noAddress' | 'submit', string>> & { text?: string };
  isPending: boolean;
  error: Error | null;
  onSubmit: (email: string) => void;
}

/** A form that asks for the e-mail address to send a message to. */
export function AddressForm({ children, texts, isPending, error, onSubmit }: AddressFormProps) {
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = typed.trim();
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(email);
    setMissing(!isAddress);
    if (isAddress && !isPending) onSubmit(email);
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {children}
      {texts.text !== undefined && <Typography color="textSecondary">{texts.text}</Typography>}
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        autoFocus
        value={typed}
        error={isMissing}
        helperText={isMissing ? texts.noAddress : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && (
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
