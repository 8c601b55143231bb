import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ApiError } from '../client/api-error.ts';
import { decideOnAddress, proposalOfLink } from '../client/visitor-calls.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { useErrorText } from '../ui/error-text.ts';
import { proposedText } from './proposed-address.tsx';
import { PublicFrame } from './public-frame.tsx';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : '');

/**
 * The page behind the link in the e-mail about a proposed address. The owner confirms or stops the proposal. The
 * token is in the hash.
 */
export function AddressPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const token = useLocation().hash.slice(1);
  const asked = useQuery({
    queryKey: ['/v1/auth/address/proposal', token],
    queryFn: () => proposalOfLink(token),
    enabled: token !== '',
    gcTime: 0,
    retry: false,
  });
  const decide = useMutation({
    mutationFn: (decision: 'confirm' | 'stop') => decideOnAddress({ token, decision }),
  });
  const error = decide.error ?? asked.error;
  // A missing token means that the link was cut off.
  const isOver = token === '' || ['auth.address_over', 'request.invalid'].includes(codeOf(error));
  return (
    <PublicFrame>
      <Typography variant="h1" sx={{ fontSize: '1.5rem', mb: 2 }}>
        {t('rooms.address')}
      </Typography>
      {decide.isSuccess ? (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {t(decide.variables === 'confirm' ? 'forms.address.confirmed' : 'forms.address.stopped')}
        </Alert>
      ) : isOver || error !== null ? (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          {isOver ? t('forms.address.over') : errorText(error)}
        </Alert>
      ) : asked.data === undefined ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        <Question asked={asked.data} isPending={decide.isPending} onDecide={decide.mutate} />
      )}
      {(decide.isSuccess || isOver || error !== null) && (
        <Button component={Link} to="/login" variant="contained">
          {t('newPassword.toLogin')}
        </Button>
      )}
    </PublicFrame>
  );
}

interface QuestionProps {
  asked: Awaited<ReturnType<typeof proposalOfLink>>;
  isPending: boolean;
  onDecide: (decision: 'confirm' | 'stop') => void;
}

function Question({ asked, isPending, onDecide }: QuestionProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { username, dueTime } = asked;
  return (
    <>
      <Typography>{t('forms.address.pageText', { username, address: proposedText(t, asked) })}</Typography>
      {dueTime !== null && (
        <Typography color="textSecondary">
          {t('forms.address.due', { time: times.dateTime(dueTime) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="contained" disabled={isPending} onClick={() => onDecide('confirm')}>
          {t('forms.address.confirm')}
        </Button>
        <Button color="error" disabled={isPending} onClick={() => onDecide('stop')}>
          {t('forms.address.stop')}
        </Button>
      </Box>
    </>
  );
}
