import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ReplayStatus } from '#read-api/replay/status-contract.ts';
import { label } from '../i18n/label.ts';
import { May } from '../kit/session/may.tsx';
import { Section } from '../kit/ui/fact-list.tsx';
import { projectionNames, subjectText } from './names.ts';
import { OperationList } from './operation-list.tsx';
import { Progress } from './progress.tsx';
import { isOpen } from './use-replay.ts';

interface UnderWayProps {
  status: ReplayStatus;
  isPending: boolean;
  onCancelRebuild: () => void;
  onCancelVerification: () => void;
}

/** The operation in progress, unless it is a repair, and an unfinished rebuild. Each has a cancel button. */
export function UnderWay({ status, isPending, onCancelRebuild, onCancelVerification }: UnderWayProps) {
  const { t } = useTranslation();
  const { rebuild, projections } = status;
  const operation = status.operation !== null && isOpen(status.operation) ? status.operation : null;
  const isBeside = operation?.kind === 'verify' || operation?.kind === 'repair';
  return (
    <>
      {operation?.kind === 'verify' && (
        <Section
          title={t('replay.underWay')}
          end={
            <May asks="support">
              <Button variant="outlined" color="error" disabled={isPending} onClick={onCancelVerification}>
                {t('replay.cancelVerification')}
              </Button>
            </May>
          }
        >
          <Progress
            title={[
              label(t, 'replay.kinds', operation.kind),
              operation.subject && subjectText(t, operation.subject),
            ]
              .filter(Boolean)
              .join(' · ')}
            name={t('replay.verifyProgress')}
            isRunning
            {...operation}
          />
        </Section>
      )}
      {(rebuild !== null || (operation !== null && !isBeside)) && (
        <Section
          title={rebuild === null || isBeside ? t('replay.rebuild') : t('replay.underWay')}
          end={
            <May asks="support">
              <Button
                variant="outlined"
                color="error"
                disabled={isPending || isBeside}
                onClick={onCancelRebuild}
              >
                {t('replay.cancel')}
              </Button>
            </May>
          }
        >
          {rebuild !== null ? (
            <Progress
              title={projectionNames(
                t,
                rebuild.projections.length >= projections.length ? null : rebuild.projections,
              )}
              name={t('replay.progress')}
              {...rebuild}
            />
          ) : (
            operation !== null && <OperationList operations={[operation]} />
          )}
        </Section>
      )}
    </>
  );
}
