import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Section } from './fact-list.tsx';
import { FailedPanel } from './failed-panel.tsx';

interface PendingSectionProps {
  title: string;
  /** Null while what it tells is on its way. */
  error: Error | null;
  /** Of what will stand there, in pixels, so that nothing below it moves. */
  height: number;
  onRetry: () => void;
}

/** A part of a page whose facts are not there yet, or could not be loaded. */
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
