import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFrame } from './public-frame.tsx';
import { resetCache } from './reset-cache.ts';

/** Loads the whole page again, because this one still holds the old preferences in memory. */
async function resetAndStart(): Promise<void> {
  const failures = await resetCache({
    lasting: localStorage,
    caches: window.caches,
    databases: indexedDB,
    workers: navigator.serviceWorker,
  });
  for (const failure of failures) console.warn(failure);
  window.location.replace('/');
}

export function ResetCachePage() {
  const { t } = useTranslation();
  useEffect(() => void resetAndStart(), []);
  return (
    <PublicFrame>
      <Typography variant="h1" gutterBottom>
        {t('shell.resetCache.title')}
      </Typography>
      <Typography color="textSecondary">{t('shell.resetCache.text')}</Typography>
    </PublicFrame>
  );
}
