import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useErrorText } from '../ui/error-text.ts';
import { arriveFrom, begunHere, type OrganizationFailure, type OrganizationOutcome } from './organization.ts';
import { OrganizationCode } from './organization-code.tsx';
import { PublicFrame } from './public-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { loginPath } from './redirect-target.ts';

/** The redirect target of the organization's identity provider. Signs in, asks for a second factor if needed, and goes on. */
export function OrganizationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [begun] = useState(begunHere);
  const [next, setNext] = useState<OrganizationOutcome | null>(null);
  const { data: first } = useQuery({
    queryKey: ['organization', search.get('state'), search.get('code')],
    queryFn: () => arriveFrom(search, begun),
    // An authorization code works only once, so this query must never refetch.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
  const outcome = next ?? first;
  const enter = () => navigate(begun?.redirect ?? '/', { replace: true });
  const isThrough = outcome !== undefined && 'signedIn' in outcome && !hasCodes(outcome);
  useEffect(() => {
    if (isThrough) navigate(begun?.redirect ?? '/', { replace: true });
  }, [isThrough, begun, navigate]);

  if (outcome !== undefined && hasCodes(outcome)) {
    return (
      <PublicFrame>
        <RecoveryCodes codes={outcome.signedIn.recoveryCodes} onSeen={enter} />
      </PublicFrame>
    );
  }
  return (
    <PublicFrame>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('organization.enter')}
      </Typography>
      {outcome === undefined || isThrough ? (
        <>
          <Typography role="status" sx={{ mb: 2 }}>
            {t('organization.working')}
          </Typography>
          <LinearProgress aria-hidden />
        </>
      ) : 'codeFor' in outcome && begun !== null ? (
        <OrganizationCode asked={outcome} flow={begun.flow} onOutcome={setNext} />
      ) : (
        'failure' in outcome && <Failed failure={outcome.failure} redirect={begun?.redirect ?? '/'} />
      )}
    </PublicFrame>
  );
}

const hasCodes = (
  outcome: OrganizationOutcome,
): outcome is Extract<OrganizationOutcome, { signedIn: unknown }> =>
  'signedIn' in outcome && outcome.signedIn.recoveryCodes.length > 0;

function Failed({ failure, redirect }: { failure: OrganizationFailure; redirect: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const text =
    typeof failure === 'object'
      ? errorText(failure.error)
      : failure === 'no_scope'
        ? t('login.noScope')
        : t(`organization.${failure}`);
  return (
    <>
      <Alert severity={failure === 'canceled' ? 'info' : 'error'} role="alert" sx={{ mb: 3 }}>
        {text}
      </Alert>
      <Button component={Link} to={loginPath(redirect)} variant="contained">
        {t('organization.back')}
      </Button>
    </>
  );
}
