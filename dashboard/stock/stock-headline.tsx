import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StockItemDetail } from '#read-api/stock/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { FactList } from '../kit/ui/fact-list.tsx';
import { Hero } from '../kit/ui/hero.tsx';
import { Shots } from '../kit/ui/shots.tsx';
import { HolderLink } from './holder-link.tsx';
import { OutRequestState } from './out-request-state.tsx';
import { slotText } from './slot-text.ts';

/** The top of a garment's page: its pictures and main facts. */
export function StockHeadline({ stock }: { stock: StockItemDetail }) {
  const { t } = useTranslation();
  const language = usePreference('language');
  const times = useTimeFormats();
  const isStaff = useIdentity()?.scope === 'staff';
  const { product, unavailableReasonType: unavailable } = stock;
  const brand = brandName(stock.brand, language);
  return (
    <Hero pictures={<Shots shots={stock.pictures} name={product.name} />}>
      <FactList
        facts={[
          [t('stockItem.fields.slot'), slotText(stock.slot)],
          [t('stockItem.fields.holder'), stock.holder && <HolderLink key="holder" holder={stock.holder} />],
          [t('stockItem.fields.conditionGrade'), stock.conditionGrade],
          [t('stockItem.fields.abnormalIssue'), stock.abnormalIssue],
          [t('stockItem.fields.memoInUse'), stock.memoInUse],
          [
            t('stockItem.fields.unavailableReason'),
            unavailable === 'idle' ? null : label(t, 'stockItem.unavailableReason', unavailable),
          ],
          [t('stockItem.fields.holdReason'), stock.holdReason],
          [
            t('stockItem.fields.outStockRequest'),
            stock.latestOutStockRequestStatus === 'idle' ? null : <OutRequestState key="out" stock={stock} />,
          ],
          [
            t('stockItem.fields.productId'),
            <span key="product">
              <Link to={`/products/detail/${product.id}`}>{product.name}</Link>
              {product.code !== null && product.code !== product.name && ` · ${product.code}`}
            </span>,
          ],
          [
            t('stockItem.fields.brandId'),
            isStaff ? (
              <Link key="brand" to={`/brands/${stock.brand.id}`}>
                {brand}
              </Link>
            ) : (
              brand
            ),
          ],
          [t('stockItem.fields.productSizeId'), stock.productSize.name],
          [t('stockItem.fields.categoryId'), product.categoryName],
          [t('stockItem.fields.regionId'), label(t, 'trysetItem.region', stock.regionId)],
          [t('stockItem.fields.quality'), label(t, 'stockItem.quality', stock.quality)],
          [t('stockItem.fields.id'), stock.id],
          [t('stockItem.fields.createdTime'), times.dateTime(stock.createdTime)],
          [t('stockItem.fields.updatedTime'), times.dateTime(stock.updatedTime)],
        ]}
      />
    </Hero>
  );
}
