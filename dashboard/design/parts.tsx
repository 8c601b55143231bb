import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import SearchOffIcon from '~icons/ic/outline-search-off';
import { type Tone, toneNames } from '../kit/theme/tones.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { FailedPanel } from '../kit/ui/failed-panel.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { Portrait } from '../kit/ui/portrait.tsx';
import { StageLine } from '../kit/ui/stage-line.tsx';
import { StatePanel } from '../kit/ui/state-panel.tsx';
import { StatusChip } from '../kit/ui/status-chip.tsx';

export function StatusParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.statuses')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {toneNames.map((tone: Tone) => (
          <StatusChip key={tone} tone={tone} text={t(`design.tones.${tone}`)} />
        ))}
      </Box>
    </Section>
  );
}

const began = '2026-11-01T09:00:00.000Z';

export function WayParts() {
  const { t } = useTranslation();
  const stages = toneNames.slice(0, 4).map((tone, at) => ({
    name: t(`design.tones.${tone}`),
    at: at < 3 ? began : null,
    state: at < 2 ? ('passed' as const) : at === 2 ? ('here' as const) : ('ahead' as const),
    tone,
  }));
  return (
    <Section title={t('stages.name')}>
      <StageLine name={t('stages.name')} stages={stages} />
    </Section>
  );
}

const heights = [32, 64, 96] as const;
const names = ['김민지', '田中 美咲', 'Anna Berg', ''] as const;

export function PictureParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.pictures')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        {heights.map((size) => (
          <Picture key={size} src={null} size={size} />
        ))}
        <Picture src={null} size={64} shape="square" />
        {names.map((name) => (
          <Portrait key={name} src={null} name={name} size={48} />
        ))}
      </Box>
    </Section>
  );
}

export function StateParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.states')}>
      <StatePanel Icon={SearchOffIcon} title={t('design.nothing')} text={t('design.why')} />
      <FailedPanel error={new Error(t('design.why'))} title={t('design.failed')} onRetry={() => {}} />
    </Section>
  );
}
