import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/ui/fact-list.tsx';
import { KeyButton } from '../kit/ui/key-button.tsx';
import type { Step } from './moves.ts';
import { swapKey } from './reading.ts';

interface DeskKeysProps {
  step: Step;
  onKey: (text: string) => void;
  onEscape: () => void;
}

const lines = ['tryset', 'garment', 'number', 'help'] as const;

/** The keys that do something now, each with a button that does the same, and how the work goes. */
export function DeskKeys({ step, onKey, onEscape }: DeskKeysProps) {
  const { t } = useTranslation();
  return (
    <>
      {step !== 'parcel' && (
        <Box sx={{ order: { xs: step === 'swap' ? -1 : 0, md: 0 } }}>
          <Section title={t('packing.keysTitle')}>
            {step === 'swap' && (
              <KeyButton name={swapKey.toUpperCase()} onPress={() => onKey(swapKey)}>
                {t('packing.keys.swap')}
              </KeyButton>
            )}
            <KeyButton name={t('packing.escapeKey')} onPress={onEscape}>
              {t(step === 'swap' ? 'packing.keys.keep' : 'packing.keys.aside')}
            </KeyButton>
          </Section>
        </Box>
      )}
      <Section title={t('packing.how.title')}>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {lines.map((line) => (
            <Typography key={line} component="li" variant="body2" sx={{ mb: 0.5 }}>
              {t(`packing.how.${line}`)}
            </Typography>
          ))}
        </Box>
      </Section>
    </>
  );
}
