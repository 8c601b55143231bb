import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import CloseIcon from '~icons/ic/baseline-close';
import LockIcon from '~icons/ic/outline-lock';
import type { Refusal } from '../routes/refusal.ts';
import { forgetRefusal } from '../routes/refused.ts';

function textOf(t: TFunction, refusal: Refusal): string {
  if (refusal.why === 'unknown') return t('refused.unknown', { path: refusal.path });
  const room = t(`rooms.${refusal.room}`);
  return refusal.why === 'staff'
    ? t('refused.staff', { room })
    : t('refused.role', { room, role: t(`refused.roles.${refusal.role}`) });
}

/** Names the page that the person asked for, and says why another one opened and who can give access. */
export function RefusedNotice({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  return (
    <Box
      component="aside"
      role="alert"
      aria-label={t('refused.name')}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2.5,
        py: 0.5,
        fontSize: '0.8125rem',
        color: theme.vars.palette.tone.bad.text,
        backgroundColor: theme.vars.palette.tone.bad.background,
      })}
    >
      <LockIcon fontSize="small" />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{textOf(t, refusal)}</Box>
      <IconButton
        color="inherit"
        aria-label={t('refused.close')}
        title={t('refused.close')}
        onClick={() => {
          forgetRefusal();
          document.getElementById('content')?.focus();
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
