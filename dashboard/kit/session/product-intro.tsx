import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DrawnGarment } from './drawn-garments.tsx';

const steps = [
  ['lend', 'coat'],
  ['try', 'parcel'],
  ['post', 'look'],
] as const;

/** What the product does, in three steps with drawings, for people who come here for the first time. */
export function ProductIntro() {
  const { t } = useTranslation();
  return (
    <Box component="section" aria-labelledby="product-intro" sx={{ maxWidth: 420 }}>
      <Typography id="product-intro" variant="h2" sx={{ fontSize: '1.5rem', lineHeight: 1.3, mb: 2 }}>
        {t('login.about.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {steps.map(([step, drawing]) => (
          <Box key={step} component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
            <DrawnGarment drawing={drawing} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{t(`login.about.${step}`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`login.about.${step}Text`)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
