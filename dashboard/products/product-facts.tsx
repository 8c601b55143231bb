import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProductDetail } from '#read-api/products/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { formatMoney } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { formatNumber, useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { SectionGrid } from '../kit/ui/columns.tsx';
import { FactList, FactSection, Section } from '../kit/ui/fact-list.tsx';
import { Picture } from '../kit/ui/picture.tsx';

/** All facts about a product except its pictures, sizes and stock. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const scope = useIdentity()?.scope;
  const yesNo = (flag: boolean) => (flag ? t('common.yes') : t('common.no'));
  const { regionId, materials, familyProducts } = product;
  const brand = brandName(product.brand, language);
  return (
    <SectionGrid>
      <Section title={t('product.sections.product')}>
        <FactList
          facts={[
            [t('product.fields.id'), product.id],
            [
              t('product.fields.brand'),
              scope === 'staff' ? (
                <Link key="brand" to={`/brands/${product.brand.id}`}>
                  {brand}
                </Link>
              ) : (
                brand
              ),
            ],
            [t('product.fields.code'), product.code],
            [t('product.fields.enterpriseProductCode'), product.enterpriseProductCode],
            [t('product.fields.gender'), label(t, 'product.gender', product.gender)],
            [t('product.fields.maxPieceCount'), product.maxPieceCount],
            [t('product.fields.priority'), formatNumber(product.priority)],
            [t('likes.count'), formatNumber(product.totalLikeCount)],
          ]}
        />
      </Section>
      <Section title={t('product.sections.terms')}>
        <FactList
          facts={[
            [t('product.fields.originalPrice'), formatMoney(product.originalPrice, regionId)],
            [t('product.fields.discountRate'), t('product.percent', { n: product.discountRate })],
            [t('product.fields.price'), formatMoney(product.price, regionId)],
            [t('product.fields.region'), label(t, 'product.region', regionId)],
            [t('product.fields.useMode'), label(t, 'product.useMode', product.useMode)],
            [t('product.fields.saleForCurator'), yesNo(product.isSaleForCurator)],
            [t('product.fields.commerceSale'), yesNo(product.isCommerceSaleAvailable)],
          ]}
        />
      </Section>
      <FactSection
        title={t('product.sections.materials')}
        facts={materials.map(({ type, attribute, value }, at) => [
          [type.name, attribute].filter(Boolean).join(' · ') || String(at + 1),
          value,
        ])}
      />
      {familyProducts.length > 0 && (
        <Section title={t('product.sections.family')}>
          {familyProducts.map(({ id, name, coverImage }) => (
            <Box
              key={id}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.75, fontSize: '0.8125rem' }}
            >
              <Picture src={coverImage} size={64} />
              <Link to={`/products/detail/${id}`}>{name}</Link>
            </Box>
          ))}
        </Section>
      )}
      <Section title={t('product.sections.more')}>
        <FactList
          facts={[
            [
              t('product.fields.externalLink'),
              product.externalLink && (
                <a key="link" href={product.externalLink} target="_blank" rel="noreferrer">
                  {product.externalLink}
                </a>
              ),
            ],
            [
              t('product.fields.subsidiaryInfo'),
              product.subsidiaryInfo && (
                <span key="info" style={{ whiteSpace: 'pre-line' }}>
                  {product.subsidiaryInfo}
                </span>
              ),
            ],
            [t('product.fields.published'), product.publishedTime && times.dateTime(product.publishedTime)],
            [t('product.fields.created'), times.dateTime(product.createdTime)],
            [t('product.fields.updated'), times.dateTime(product.updatedTime)],
          ]}
        />
      </Section>
    </SectionGrid>
  );
}
