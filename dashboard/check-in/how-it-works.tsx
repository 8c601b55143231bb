import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/ui/fact-list.tsx';

/** Instructions for newcomers, shown while there is no current garment. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <Section title={t('checkIn.how.title')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, fontSize: '0.8125rem' }}>
        <li>{t('checkIn.how.scan')}</li>
        <li>{t('checkIn.how.key')}</li>
        <li>{t('checkIn.how.stow')}</li>
        <li>{t('checkIn.how.undo')}</li>
      </Box>
    </Section>
  );
}
