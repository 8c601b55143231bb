import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { endSignIn } from '../client/api.ts';
import { PublicFrame } from './public-frame.tsx';
import { signOut } from './session-store.ts';

/** Clears this browser's stored data of the back-office. */
function resetCache(): void {
  endSignIn();
  signOut();
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('tryset.')) storage.removeItem(key);
    }
  }
}

export function ResetCachePage() {
  const { t } = useTranslation();
  useEffect(resetCache, []);
  return (
    <PublicFrame>
      <Typography variant="h1" gutterBottom>
        {t('shell.resetCache.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('shell.resetCache.text')}
      </Typography>
      <Button component={Link} to="/login" variant="contained">
        {t('shell.resetCache.toLogin')}
      </Button>
    </PublicFrame>
  );
}
