import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '#write-api/auth/contract.ts';
import { enterByIdentity, type OrganizationOutcome } from './organization.ts';
import { SecondStepFields } from './second-step-fields.tsx';

interface OrganizationCodeProps {
  asked: Extract<OrganizationOutcome, { codeFor: string }>;
  flow: string;
  onOutcome: (outcome: OrganizationOutcome) => void;
}

/** The second step of somebody whom the organization vouches for. */
export function OrganizationCode({ asked, flow, onOutcome }: OrganizationCodeProps) {
  const { t } = useTranslation();
  const [proposal] = useState<Proposal | null>(asked.proposal);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const attempt = useMutation({
    mutationFn: () => enterByIdentity(asked.codeFor, flow, code.trim()),
    onSuccess: onOutcome,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(code.trim().length < 6);
    if (code.trim().length >= 6 && !attempt.isPending) attempt.mutate();
  }
  const problem = isMissing ? t('login.codeMissing') : asked.isWrong ? t('login.codeWrong') : null;
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('organization.code')}</Typography>
      <SecondStepFields proposal={proposal} code={code} onChange={setCode} />
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" disabled={attempt.isPending}>
        {attempt.isPending ? t('login.submitting') : t('login.submit')}
      </Button>
    </Box>
  );
}
