import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { formatMoney } from '../kit/preferences/money.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { Hero } from '../kit/ui/hero.tsx';
import { Shots } from '../kit/ui/shots.tsx';
import { ColorSwatch } from './color-swatch.tsx';
import { ProductStatuses } from './product-statuses.tsx';

/** The top of a product's page: all its pictures, its price, and its garments by status. */
export function ProductHeadline({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const { coverImage, contents, regionId } = product;
  const all = coverImage === null ? contents : [coverImage, ...contents];
  const shots = [...new Map(all.map((shot) => [shot.small.url, shot])).values()];
  const isReduced = product.discountRate > 0;
  return (
    <Hero pictures={<Shots shots={shots} name={product.name} />}>
      <Box>
        <Typography variant="figure" component="p">
          {formatMoney(product.price, regionId)}
        </Typography>
        {isReduced && (
          <Typography variant="body2" color="textSecondary">
            <s>{formatMoney(product.originalPrice, regionId)}</s> −
            {t('product.percent', { n: product.discountRate })}
          </Typography>
        )}
      </Box>
      <FactList
        facts={[
          [t('product.fields.category'), product.category?.name],
          [t('product.fields.season'), product.season?.name],
          [
            t('product.fields.color'),
            product.colorCode && <ColorSwatch key="color" code={product.colorCode} />,
          ],
          [t('product.fields.styles'), product.styles.map(({ name }) => name).join(', ')],
        ]}
      />
      <ProductStatuses id={product.id} />
    </Hero>
  );
}
