import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '#write-api/auth/contract.ts';
import { ProposalSymbol } from './proposal-symbol.tsx';

interface SecondStepFieldsProps {
  /** The secret for setting up a device; null if a device is already set up. */
  proposal: Proposal | null;
  code: string;
  onChange: (code: string) => void;
}

/** Asks for a code from the device, for a sign-in that requires a second factor. */
export function SecondStepFields({ proposal, code, onChange }: SecondStepFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {proposal !== null && (
        <>
          <Alert severity="info">{t('login.setUp')}</Alert>
          <ProposalSymbol proposal={proposal} />
        </>
      )}
      <TextField
        name="code"
        label={t('login.code')}
        helperText={t('login.codeHelp')}
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
