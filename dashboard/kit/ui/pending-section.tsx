import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Section } from './fact-list.tsx';
import { FailedPanel } from './failed-panel.tsx';

interface PendingSectionProps {
  title: string;
  /** Error of loading the facts; null while they load. */
  error: Error | null;
  /** The height of the loaded section in pixels. The placeholder reserves it, so that nothing below moves. */
  height: number;
  onRetry: () => void;
}

/** A section of a page while its facts load, or after they failed to load. */
export function PendingSection({ title, error, height, onRetry }: PendingSectionProps) {
  const { t } = useTranslation();
  return (
    <Section title={title}>
      {error === null ? (
        <Skeleton variant="rounded" height={height} />
      ) : (
        <FailedPanel error={error} title={t('errors.detailTitle')} onRetry={onRetry} />
      )}
    </Section>
  );
}
