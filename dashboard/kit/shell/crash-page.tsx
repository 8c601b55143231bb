import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import ReportIcon from '~icons/ic/outline-report-problem';
import { StatePanel } from '../ui/state-panel.tsx';
import { isMissingPart } from './missing-part.ts';
import { MissingPart } from './missing-part-page.tsx';

/** Replaces a page that threw an error or whose code could not be loaded. */
export function CrashPage() {
  const error = useRouteError();
  return isMissingPart(error) ? <MissingPart /> : <Broken error={error} />;
}

/** `CrashPage` for pages outside the app shell, which would otherwise lack a `main` element. */
export function PublicCrash() {
  return (
    <Box component="main">
      <CrashPage />
    </Box>
  );
}

function Broken({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <StatePanel Icon={ReportIcon} title={t('shell.crash.title')} text={t('shell.crash.text')} isPage>
      <Box component="pre" data-stored="" sx={{ whiteSpace: 'pre-wrap', fontSize: '0.75rem', m: 0 }}>
        {error instanceof Error ? error.message : String(error)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('shell.crash.reload')}
        </Button>
        <Button component={Link} to="/" color="inherit">
          {t('shell.toStart')}
        </Button>
      </Box>
    </StatePanel>
  );
}
