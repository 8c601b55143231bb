import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../kit/ui/disclosure.tsx';
import { Section } from '../kit/ui/fact-list.tsx';

const colors = [
  'brand',
  'link',
  'primary.main',
  'success.main',
  'error.main',
  'outline',
  'divider',
  'mat',
] as const;

export function ColorParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.colors')}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' }}>
        {colors.map((color) => (
          <Box key={color} sx={{ fontSize: '0.75rem' }}>
            <Box
              sx={{
                height: 40,
                borderRadius: '6px',
                border: 1,
                borderColor: 'divider',
                backgroundColor: color,
              }}
            />
            <span data-stored>{color}</span>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const variants = ['figure', 'body1', 'body2', 'caption'] as const;

export function TextParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.texts')}>
      <Typography variant="h1" component="p">
        {t('design.sample')} 0123
      </Typography>
      <Typography variant="h2" component="p">
        {t('design.sample')} 0123
      </Typography>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {t('design.sample')} 0123 · <span data-stored>{variant}</span>
        </Typography>
      ))}
    </Section>
  );
}

const looks = ['contained', 'outlined', 'text'] as const;
const roles = ['primary', 'inherit', 'error'] as const;

export function ButtonParts() {
  const { t } = useTranslation();
  return (
    <Section title={t('design.controls')}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {roles.map((color) => (
          <Box key={color} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {looks.map((variant) => (
              <Button key={variant} variant={variant} color={color}>
                {t('design.sample')}
              </Button>
            ))}
            <Button variant="contained" color={color} disabled>
              {t('design.off')}
            </Button>
          </Box>
        ))}
        <TextField label={t('design.field')} defaultValue={t('design.sample')} />
        <TextField label={t('design.wrong')} error helperText={t('design.why')} />
        <Disclosure title={t('design.more')}>{t('design.sample')}</Disclosure>
      </Box>
    </Section>
  );
}
