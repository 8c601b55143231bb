import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import CloudOffIcon from '~icons/ic/outline-cloud-off';
import { useIsOffline } from '../client/network-in-browser.ts';

/**
 * Tells people that the server is unreachable. The status element always exists, so that screen readers announce its
 * text.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  return (
    <Box role="status">
      {isOffline && (
        <Box
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2.5,
            py: 0.75,
            fontSize: '0.8125rem',
            fontWeight: 550,
            color: theme.vars.palette.tone.bad.text,
            backgroundColor: theme.vars.palette.tone.bad.background,
          })}
        >
          <CloudOffIcon fontSize="small" />
          {t('shell.offline')}
        </Box>
      )}
    </Box>
  );
}
