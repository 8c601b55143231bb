import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

/** What stands in place of a page that broke. */
export function CrashPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  return (
    <Box sx={{ p: 3, display: 'grid', placeItems: 'center', minHeight: '60vh' }}>
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 560 }}>
        <Typography variant="h1" gutterBottom>
          {t('shell.crash.title')}
        </Typography>
        <Typography color="textSecondary">{t('shell.crash.text')}</Typography>
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', fontSize: '0.75rem', my: 2 }}>
          {message}
        </Box>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('shell.crash.reload')}
        </Button>
      </Paper>
    </Box>
  );
}
