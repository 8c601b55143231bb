import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import CloseIcon from '~icons/ic/baseline-close';
import InfoIcon from '~icons/ic/outline-info';
import { preferences, usePreference } from '../preferences/preferences.ts';

/**
 * Tells people above the page that the admin pages are being improved. Once closed, the notice stays closed in this
 * browser.
 */
export function ImprovingNotice() {
  const isClosed = usePreference('hasClosedNotice');
  return isClosed ? null : <OpenNotice />;
}

function OpenNotice() {
  const { t } = useTranslation();
  return (
    <Box
      component="aside"
      aria-label={t('shell.improving.name')}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2.5,
        py: 0.5,
        fontSize: '0.8125rem',
        color: theme.vars.palette.tone.moving.text,
        backgroundColor: theme.vars.palette.tone.moving.background,
      })}
    >
      <InfoIcon fontSize="small" />
      <Box sx={{ flexGrow: 1 }}>{t('shell.improving.text')}</Box>
      <IconButton
        color="inherit"
        aria-label={t('shell.improving.close')}
        title={t('shell.improving.close')}
        onClick={() => {
          preferences.setState({ hasClosedNotice: true });
          document.getElementById('content')?.focus();
        }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
