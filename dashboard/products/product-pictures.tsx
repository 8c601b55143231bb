import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { Section } from '../kit/ui/fact-list.tsx';
import { PictureLink } from '../kit/ui/picture-link.tsx';

/** The cover and the other pictures; each opens whole in a tab of its own. */
export function ProductPictures({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { coverImage, contents } = product;
  const pictures = [
    ...(coverImage === null ? [] : [{ src: coverImage, size: 148, name: t('product.coverOf') }]),
    ...contents.map((src, at) => ({ src, size: 96, name: t('product.pictureOf', { n: at + 1 }) })),
  ];
  return (
    <Section title={t('product.sections.pictures')}>
      {pictures.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('product.noPictures')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        {pictures.map(({ src, size, name }) => (
          <PictureLink key={`${size} ${src.origin.url}`} src={src} size={size} name={name} />
        ))}
      </Box>
    </Section>
  );
}
