import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import CloudOffIcon from '~icons/ic/outline-cloud-off';
import { askNetwork, onNetworkBack, useIsOffline } from '../client/network-in-browser.ts';
import { StatePanel } from '../ui/state-panel.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { reloadForNewBuild, reloadIfThere } from './missing-part.ts';

const parts = {
  fetchPage: () => fetch('/', { cache: 'no-store' }),
  reload: () => window.location.reload(),
};

type Attempt = 'running' | 'failed' | 'failed_again';

/**
 * Replaces a page whose code could not be loaded. After a deployment an old page lacks its parts, so it reloads at the same
 * address. Without a network the rest of the dashboard stays, and the page reloads once the network is back.
 */
export function MissingPart() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const [attempt, setAttempt] = useState<Attempt>('running');
  useEffect(() => {
    void askNetwork();
    reloadForNewBuild({ ...parts, storage: sessionStorage, now: Date.now() }).then(
      (reloads) => reloads || setAttempt('failed'),
    );
    return onNetworkBack(parts.reload);
  }, []);

  async function tryAgain() {
    setAttempt('running');
    if (await reloadIfThere(parts)) return;
    setAttempt('failed_again');
    void askNetwork();
  }

  if (attempt === 'running' && !isOffline) return <LoadingBar />;
  return (
    <StatePanel
      Icon={CloudOffIcon}
      title={t(isOffline ? 'shell.missingPart.offlineTitle' : 'shell.missingPart.title')}
      text={t(isOffline ? 'shell.missingPart.offlineText' : 'shell.missingPart.text')}
      isPage
    >
      <Button variant="contained" onClick={tryAgain}>
        {t('common.retry')}
      </Button>
      <Typography
        role="status"
        variant="body2"
        sx={{ flexBasis: '100%', textAlign: 'center', minHeight: 24 }}
      >
        {attempt === 'failed_again' && isOffline && t('shell.missingPart.stillOffline')}
      </Typography>
    </StatePanel>
  );
}
