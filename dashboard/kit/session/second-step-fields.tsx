import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '#write-api/auth/contract.ts';
import { ProposalSymbol } from './proposal-symbol.tsx';

interface SecondStepFieldsProps {
  /** What a device is set up with that has to be; null where it is already. */
  proposal: Proposal | null;
  code: string;
  onChange: (code: string) => void;
}

/** Asks for a code of the device where signing in takes one. */
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
