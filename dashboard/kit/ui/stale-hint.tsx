import { useTranslation } from 'react-i18next';
import type { Staleness } from '../client/http-client.ts';
import { usePreloaded } from './late.tsx';
import { AgainAlert } from './late-again-alert.ts';

/** Says that the shown data may be stale. Staleness is never silent. */
export function StaleHint({ stale, onRefresh }: { stale: Staleness | null; onRefresh: () => void }) {
  const { t } = useTranslation();
  usePreloaded(AgainAlert);
  if (stale === null) return null;
  return (
    <AgainAlert text={t(`common.stale.${stale}`)} again={t('common.stale.refresh')} onAgain={onRefresh} />
  );
}
