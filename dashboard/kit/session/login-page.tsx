import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Proposal } from '#write-api/auth/contract.ts';
import { useErrorText } from '../ui/error-text.ts';
import { OrganizationButton } from './organization-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ProductIntro } from './product-intro.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { redirectTarget } from './redirect-target.ts';
import { SecondStepFields } from './second-step-fields.tsx';
import { type SignedIn, type SignInFailure, signIn } from './sign-in.ts';
import { SignInSubmit } from './sign-in-submit.tsx';
import type { Scope } from './token.ts';

const scopes: readonly Scope[] = ['staff', 'brand_admin'];

export function LoginPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [method, setMethod] = useState<Scope>('staff');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  const texts = {
    wrong: t('login.wrong'),
    no_scope: t('login.noScope'),
    code_wrong: t('login.codeWrong'),
    applied: t('login.applied'),
  };
  const enter = () => navigate(redirectTarget(search.get('redirect')), { replace: true });
  function follow(outcome: SignInFailure | SignedIn) {
    if (outcome === 'code_needed') setCodeAsked(true);
    else if (typeof outcome === 'string') setProblem(texts[outcome]);
    else if ('error' in outcome) setProblem(errorText(outcome.error));
    else if ('proposal' in outcome) {
      setProposal(outcome.proposal);
      setCodeAsked(true);
    } else if (outcome.recoveryCodes.length > 0) setRecoveryCodes(outcome.recoveryCodes);
    else enter();
  }
  const attempt = useMutation({
    mutationFn: () => signIn(method, username.trim(), password, isCodeAsked ? code.trim() : ''),
    onSuccess: follow,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    if (username.trim() === '' || password === '') setProblem(t('login.missing'));
    else if (isCodeAsked && code.trim().length < 6) setProblem(t('login.codeMissing'));
    else attempt.mutate();
  }

  if (recoveryCodes.length > 0) {
    return (
      <PublicFrame>
        <RecoveryCodes codes={recoveryCodes} onSeen={enter} />
      </PublicFrame>
    );
  }
  const reason = search.get('reason');
  return (
    <PublicFrame beside={<ProductIntro />}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {t('login.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('login.subtitle')}
      </Typography>
      {reason === 'token_expired' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('login.tokenExpired')}
        </Alert>
      )}
      {reason === 'refresh_failed' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('login.refreshFailed')}
        </Alert>
      )}
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={method}
          aria-label={t('login.as')}
          onChange={(_, chosen: Scope | null) => chosen !== null && setMethod(chosen)}
        >
          {scopes.map((scope) => (
            <ToggleButton key={scope} value={scope}>
              {t(`shell.scopes.${scope}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          name="username"
          label={t('login.username')}
          autoComplete="username"
          autoFocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {isCodeAsked && <SecondStepFields proposal={proposal} code={code} onChange={setCode} />}
        <SignInSubmit problem={problem} isPending={attempt.isPending} />
      </Box>
      {method === 'staff' && (
        <OrganizationButton redirect={redirectTarget(search.get('redirect'))} onFailed={setProblem} />
      )}
      <Button component={Link} to="/forgotten-password" sx={{ mt: 2, ml: -1.5 }}>
        {t('login.forgotten')}
      </Button>
      <Button component={Link} to="/registration" sx={{ ml: -1.5, display: 'block', width: 'fit-content' }}>
        {t('login.register')}
      </Button>
      <Button component={Link} to="/sign-up" sx={{ ml: -1.5, display: 'block', width: 'fit-content' }}>
        {t('rooms.memberSignUp')}
      </Button>
    </PublicFrame>
  );
}
