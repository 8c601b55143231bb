import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Region } from '#domain/regions.ts';
import type { Values } from '../kit/fields/field.ts';
import { formatMoney } from '../kit/preferences/money.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { Picture } from '../kit/ui/picture.tsx';
import { ColorSwatch } from './color-swatch.tsx';
import { PublishedChip } from './product-chips.tsx';
import { isThere, pictureSource } from './uploads.ts';

/** The product as members will see it, with what the form holds now. */
export function ProductPreview({ values }: { values: Values }) {
  const { t } = useTranslation();
  const { name = '', color_code: color = '', cover_image: cover = '' } = values;
  const region = values.region_id as Region;
  const original = amountOf(values.original_price);
  const discount = amountOf(values.discount_rate) ?? 0;
  // As the server computes a price that nobody gave.
  const price =
    amountOf(values.price) ?? (original === null ? null : Math.floor((original * (100 - discount)) / 100));
  return (
    <Section title={t('product.form.preview')}>
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Picture src={cover !== '' && isThere(cover) ? pictureSource(cover) : null} size={280} />
        <Typography variant="h3" component="p">
          {name.trim() || t('product.form.unnamed')}
        </Typography>
        {price !== null && (
          <Typography variant="body2">
            {formatMoney(price, region)}
            {original !== null && price < original && (
              <Box component="s" sx={{ color: 'text.secondary', ml: 0.75 }}>
                {formatMoney(original, region)}
              </Box>
            )}
          </Typography>
        )}
        {color !== '' && <ColorSwatch code={color} />}
        <PublishedChip isPublished={values.is_published === 'true'} />
      </Box>
    </Section>
  );
}

/** The typed whole number; null if the text is none. */
function amountOf(text = ''): number | null {
  return /^\d{1,10}$/.test(text.trim()) ? Number(text.trim()) : null;
}
