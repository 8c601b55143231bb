import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router';
import CloudOffIcon from '~icons/ic/outline-cloud-off';
import ReportIcon from '~icons/ic/outline-report-problem';
import { StatePanel } from '../ui/state-panel.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { isMissingPart, reloadForNewBuild } from './missing-part.ts';

const reload = () => window.location.reload();

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
      <Buttons />
    </StatePanel>
  );
}

/** After a deployment, an old page cannot load its parts any more. It reloads at the same address. */
function MissingPart() {
  const { t } = useTranslation();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    reloadForNewBuild({
      storage: sessionStorage,
      now: Date.now(),
      fetchPage: () => fetch('/', { cache: 'no-store' }),
      reload,
    }).then((reloads) => setLeft(!reloads));
  }, []);
  if (!isLeft) return <LoadingBar />;
  return (
    <StatePanel
      Icon={CloudOffIcon}
      title={t('shell.missingPart.title')}
      text={t('shell.missingPart.text')}
      isPage
    >
      <Buttons />
    </StatePanel>
  );
}

function Buttons() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center' }}>
      <Button variant="contained" onClick={reload}>
        {t('shell.crash.reload')}
      </Button>
      <Button component={Link} to="/" color="inherit">
        {t('shell.toStart')}
      </Button>
    </Box>
  );
}
