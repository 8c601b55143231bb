import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CodeFormProps {
  /** Tells where the code went. */
  text: string;
  isPending: boolean;
  /** Checks six digits. A refusal, which the caller shows, empties the field. */
  onCode: (code: string) => Promise<unknown>;
  /** The problem of the last try. */
  children: ReactNode;
}

/** The field for a six-digit code. The sixth digit submits it. */
export function CodeForm({ text, isPending, onCode, children }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');

  function type(typed: string) {
    const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
    setCode(digits);
    if (digits.length === 6 && !isPending) onCode(digits).catch(() => setCode(''));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    type(code);
  }

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <Typography color="textSecondary">{text}</Typography>
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
      {children}
      <Button type="submit" variant="contained" size="large" disabled={isPending || code.length < 6}>
        {t('signUp.next')}
      </Button>
    </Box>
  );
}
