import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import CloseIcon from '~icons/ic/baseline-close';
import type { ApiError } from '../client/api-error.ts';
import { forgetTraceback } from '../client/last-traceback.ts';
import { CodeText } from './code-text.tsx';
import { Disclosure } from './disclosure.tsx';

/** The details of the last failed call. A notice disappears after a second, so they stand beside it until closed. */
export function TracebackNote({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  const { method, endpoint, errorCode, traceback } = error;
  return (
    <Box
      component="aside"
      aria-label={t('shell.traceback.title')}
      sx={(theme) => ({
        position: 'fixed',
        left: 12,
        bottom: 12,
        width: 560,
        maxWidth: 'calc(100vw - 24px)',
        maxHeight: '60vh',
        overflow: 'auto',
        p: 1.5,
        zIndex: theme.zIndex.snackbar,
        borderRadius: `${theme.vars.shape.borderRadius}`,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.lifted,
        backgroundColor: theme.vars.palette.background.paper,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('shell.traceback.title')}
          </Typography>
          <Typography
            variant="caption"
            color="textSecondary"
            component="div"
            data-stored=""
            sx={{ overflowWrap: 'anywhere' }}
          >
            {`${method} ${endpoint} · ${errorCode}`}
          </Typography>
        </Box>
        <IconButton
          aria-label={t('shell.traceback.close')}
          title={t('shell.traceback.close')}
          onClick={forgetTraceback}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Disclosure title={t('shell.traceback.show')}>
        <CodeText text={traceback ?? ''} />
      </Disclosure>
    </Box>
  );
}
