import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../kit/ui/fact-list.tsx';

const steps = ['slot', 'garment', 'together', 'finish'] as const;

/** Instructions for new staff. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <Section title={t('stocktake.how.title')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, fontSize: '0.8125rem' }}>
        {steps.map((step) => (
          <li key={step}>{t(`stocktake.how.${step}`)}</li>
        ))}
      </Box>
    </Section>
  );
}
