import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import CloudOffIcon from '~icons/ic/outline-cloud-off';
import LockIcon from '~icons/ic/outline-lock';
import SearchOffIcon from '~icons/ic/outline-search-off';
import { ApiError } from '../client/api-error.ts';
import { useErrorText } from './error-text.ts';
import { StatePanel } from './state-panel.tsx';

interface FailedPanelProps {
  error: unknown;
  title: string;
  /**
   * Set if the panel replaces a detail page. A 400 then means that the URL names no entity, so it reads as "not
   * found".
   */
  ofOne?: true;
  onRetry: () => void;
}

/** Explains why a load failed: no access, not found, or an error that may be retried. */
export function FailedPanel({ error, title, ofOne, onRetry }: FailedPanelProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const status = error instanceof ApiError ? error.status : null;
  if (status === 403) {
    return (
      <StatePanel
        Icon={LockIcon}
        title={t('list.noRightTitle')}
        text={t('list.noRightText')}
        isPage={ofOne ?? false}
      />
    );
  }
  if (status === 404 || (ofOne && status === 400)) {
    return (
      <StatePanel
        Icon={SearchOffIcon}
        title={t('errors.notFoundTitle')}
        text={t('errors.notFound')}
        isPage={ofOne ?? false}
      />
    );
  }
  return (
    <StatePanel Icon={CloudOffIcon} title={title} text={errorText(error)} isPage={ofOne ?? false}>
      <Button variant="outlined" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {error instanceof ApiError && (
        <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
          {t('errors.code', { code: error.errorCode })}
        </Typography>
      )}
    </StatePanel>
  );
}
