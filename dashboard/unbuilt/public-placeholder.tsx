import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PublicFrame } from '../kit/session/public-frame.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';
import type { UnbuiltName } from './unbuilt-name.ts';

/** A page for visitors that is not built yet, and says so. */
export function PublicPlaceholder({ room }: { room: UnbuiltName }) {
  const { t } = useTranslation();
  return (
    <PublicFrame>
      <StatusChip tone="neutral" text={t('unbuilt.title')} />
      <Typography variant="h1" sx={{ mt: 1, mb: 2 }}>
        {t(`rooms.${room}`)}
      </Typography>
      <Typography variant="h2">{t('unbuilt.willHold')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(`unbuilt.holds.${room}`)}
      </Typography>
      <Button component={Link} to="/login" variant="outlined">
        {t('login.title')}
      </Button>
    </PublicFrame>
  );
}
