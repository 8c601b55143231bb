import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useIdentity } from '../kit/session/session-store.ts';
import { addressText, useBrandOut } from './use-brand-out.ts';

/** The out-stock address of the brand that the list shows; nothing while the list shows several brands. */
export function SentTo() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const identity = useIdentity();
  const brandId = identity?.brand?.id ?? Number(search.get('brand_id') ?? 0);
  const { data, isPending } = useBrandOut(brandId > 0);
  const row = data?.find(({ brand }) => brand.id === brandId);
  if (brandId <= 0 || (row === undefined && !isPending)) return null;
  const address = row === undefined ? undefined : addressText(row.outStockAddress);
  return (
    <Typography variant="body2" sx={{ mb: 1.25 }}>
      {address === undefined ? (
        // An empty line keeps the list below from jumping when the address arrives.
        '\u00a0'
      ) : address === null ? (
        <>
          {t('outRoom.noAddress')} <Link to={`/brands/${brandId}`}>{t('outRoom.toBrand')}</Link>
        </>
      ) : (
        t('outRoom.sentTo', { address })
      )}
    </Typography>
  );
}
