import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '#write-api/auth/contract.ts';
import { enterByIdentity, type OrganizationOutcome } from './organization.ts';
import { SecondStepFields } from './second-step-fields.tsx';
import { SignInSubmit } from './sign-in-submit.tsx';

interface OrganizationCodeProps {
  asked: Extract<OrganizationOutcome, { codeFor: string }>;
  flow: string;
  onOutcome: (outcome: OrganizationOutcome) => void;
}

/** Asks for the second factor of a person who signed in at the organization. */
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
      <SignInSubmit problem={problem} isPending={attempt.isPending} />
    </Box>
  );
}
