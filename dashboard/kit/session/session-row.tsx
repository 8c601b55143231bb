import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import type { Session } from '#write-api/auth/contract.ts';
import { api } from '../client/api.ts';
import { ApiError } from '../client/api-error.ts';
import { useTimeFormats } from '../preferences/time.ts';
import { useErrorText } from '../ui/error-text.ts';
import { notify } from '../ui/notices.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { deviceName } from './device-name.ts';
import { May } from './may.tsx';

interface SessionRowProps {
  session: Session;
  path: string;
  /** The right that staff need to end the session. */
  asks: AskedOfStaff;
  onEnded: () => void;
}

/** A session's device, start and last use. The current session has no End button: signing out ends it. */
export function SessionRow({ session, path, asks, onEnded }: SessionRowProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const errorText = useErrorText();
  const { id, device, startedTime, seenTime, isCurrent } = session;
  const name = deviceName(device) ?? t('sessions.unknownDevice');
  const end = useMutation({
    mutationFn: async () => {
      await api.call('DELETE', `${path}/{id}`, { params: { id } }).catch((error: unknown) => {
        // A 404 means that the session has already ended, which counts as a success.
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      });
    },
    onSuccess: () => notify('success', t('sessions.ended')),
    onError: (error) => notify('fail', errorText(error)),
    onSettled: onEnded,
  });
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1.25,
        '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {isCurrent && <StatusChip tone="good" text={t('sessions.current')} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('sessions.since', { started: times.dateTime(startedTime), seen: times.dateTime(seenTime) })}
        </Typography>
      </Box>
      {!isCurrent && (
        <May asks={asks}>
          <Button
            color="error"
            aria-label={t('sessions.endOf', { name })}
            disabled={end.isPending}
            onClick={() => end.mutate()}
          >
            {t('sessions.end')}
          </Button>
        </May>
      )}
    </Box>
  );
}
