import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import type { BrandDetail } from '#read-api/brands/contract.ts';
import { brandLooksPath } from '../kit/routes/looks-path.ts';
import { Cover } from '../kit/ui/cover.tsx';
import { type Figure, FigureStrip } from '../kit/ui/figure-strip.tsx';
import { LatestLooks } from '../lookbook/latest-looks.tsx';
import { RentalFigure } from '../rentals/rental-figure.tsx';
import { itemsPath } from '../rentals/rental-links.ts';
import { brandLinks } from './brand-links.ts';

/** The top of a brand's page: its cover, its latest looks and its current figures. */
export function BrandHeadline({ brand }: { brand: BrandDetail }) {
  const { title } = brand.images;
  const looks = brandLooksPath(brand.id);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', mb: 1.5 }}>
      {title !== null && <Cover src={title} height={200} />}
      {brand.stats?.lookCount !== 0 && <LatestLooks by="brand_id" id={brand.id} list={looks} all={looks} />}
      <BrandFigures brand={brand} />
    </Box>
  );
}

/** The brand's current figures, each with a link to the rows that it counts. */
function BrandFigures({ brand }: { brand: BrandDetail }) {
  const { t } = useTranslation();
  const { stats } = brand;
  if (stats === undefined) return null;
  const links = brandLinks(brand.id);
  const figure = (name: string, count: number, to: string): Figure => [
    name,
    <RentalFigure key={name} count={count} to={to} name={name} />,
  ];
  return (
    <FigureStrip
      name={t('brand.sections.figures')}
      figures={[
        figure(t('brand.figures.products'), stats.productCount, links.products),
        figure(t('brand.figures.stock'), stats.stockCount, links.stock),
        figure(t('brand.figures.inUse'), stats.inUseCount, links.inUse),
        figure(t('brand.figures.items'), stats.trysetItemCount, itemsPath({ brand_id: brand.id }, 'valid')),
        ...rentalGroups.map((group) =>
          figure(t(`brand.figures.${group}`), stats.rentals[group], itemsPath({ brand_id: brand.id }, group)),
        ),
      ]}
    />
  );
}
