import { useTranslation } from 'react-i18next';
import type { ReplayStatus } from '#read-api/replay/status-contract.ts';
import { label } from '../i18n/label.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { LagChart } from './lag-chart.tsx';

interface StateSectionProps {
  status: ReplayStatus;
  /** When the status was read, in ms since 1970. */
  at: number;
}

/** The lag of the read models behind the event store, its course, and the address of the store. */
export function StateSection({ status, at }: StateSectionProps) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { position, head, lagSeconds, eventsPerSecond, processed, generation, movedTime, eventStore } =
    status;
  const unknown = status.unknownTypes.map(({ type, count }) => `${type} (${formatNumber(count)})`).join(', ');
  // The store's newest events may concern no read model. The lag therefore tells whether all is processed, not the
  // position.
  const positionText =
    lagSeconds === 0 ? t('replay.positionAll', { position }) : t('replay.positionOf', { position, head });
  return (
    <Section title={t('replay.state')}>
      <FactList
        facts={[
          [t('replay.position'), positionText],
          [t('replay.lag'), t('replay.seconds', { amount: lagSeconds.toFixed(1) })],
          [t('replay.speed'), t('replay.rate', { amount: formatNumber(Math.round(eventsPerSecond)) })],
          [t('replay.processed'), formatNumber(processed)],
          [t('replay.moved'), times.dateTime(movedTime)],
          [t('replay.generation'), formatNumber(generation)],
          [t('replay.store'), `${label(t, 'replay.stores', eventStore.kind)} · ${eventStore.address}`],
          ...(unknown === '' ? [] : [[t('replay.unknownTypes'), unknown] as const]),
        ]}
      />
      <LagChart lagSeconds={lagSeconds} at={at} />
    </Section>
  );
}
