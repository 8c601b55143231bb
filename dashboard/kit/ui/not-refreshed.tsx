import { useTranslation } from 'react-i18next';
import { usePreloaded } from './late.tsx';
import { AgainAlert } from './late-again-alert.ts';

interface NotRefreshedProps {
  query: { data: unknown; error: unknown; refetch: () => unknown };
}

/** Says that the refresh failed and the page still shows the previous state. */
export function NotRefreshed({ query: { data, error, refetch } }: NotRefreshedProps) {
  const { t } = useTranslation();
  usePreloaded(AgainAlert);
  if (error === null || data === undefined) return null;
  return <AgainAlert text={t('errors.notRefreshed')} again={t('common.retry')} onAgain={() => refetch()} />;
}
