import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { KeyButton } from '../kit/ui/key-button.tsx';
import { offersOf, takesSlot } from './offers.ts';
import { taskText } from './task-text.ts';

interface KeyPanelProps {
  found: Scanned;
  lastSlot: Slot | null;
  onKey: (text: string) => void;
}

const danger = ['hold', 'unavailable', 'defer'];

/** The available tasks for the garment, each with its key. The keys are also buttons. */
export function KeyPanel({ found, lastSlot, onKey }: KeyPanelProps) {
  const { t } = useTranslation();
  const offers = offersOf(found);
  return (
    <Section title={t('checkIn.keysTitle')}>
      {offers.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('checkIn.noKeys')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {offers.map((offer) => (
          <li key={offer.key}>
            <KeyButton
              name={offer.key === 'next' ? t('checkIn.enterKey') : offer.key}
              isDanger={danger.includes(offer.task)}
              onPress={() => onKey(offer.key === 'next' ? '' : offer.key)}
            >
              {taskText(t, found, offer, lastSlot)}
            </KeyButton>
          </li>
        ))}
      </Box>
      {takesSlot(found) && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('checkIn.slotHelp')}
        </Typography>
      )}
      {offers.some(({ task }) => task === 'grade') && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          {t('checkIn.gradeHelp')}
        </Typography>
      )}
    </Section>
  );
}
