import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Section } from './fact-list.tsx';
import { FailedPanel } from './failed-panel.tsx';

interface PendingSectionProps {
  title: string;
  /** Null while the facts load. */
  error: Error | null;
  /** The height of the loaded section in pixels, so that nothing below it moves. */
  height: number;
  onRetry: () => void;
}

/** A section whose facts are loading or failed to load. */
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
