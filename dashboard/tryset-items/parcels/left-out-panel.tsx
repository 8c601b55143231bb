import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { label } from '../../i18n/label.ts';
import { formatNumber } from '../../kit/preferences/time.ts';
import { type LeftOut, type LeftOutItem, tellLeftOut } from './box-store.ts';
import type { ParcelKind } from './parcel-kind.ts';

/** The items of the chosen trysets that got no line, each with the reason. */
export function LeftOutPanel({ kind, leftOut }: { kind: ParcelKind; leftOut: LeftOut }) {
  const { t } = useTranslation();
  const status = (code: string) => label(t, kind.statuses, code);
  const from = kind.from.map(status).join(', ');
  const why = ({ noRoom, status: is }: LeftOutItem) =>
    noRoom ? t('parcels.leftOut.noRoom') : t('parcels.problems.wrongStatus', { status: status(is), from });
  const { items, trysets } = leftOut;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 1.5, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
      onClose={() => tellLeftOut(null)}
      slotProps={{ closeButton: { 'aria-label': t('common.close') } }}
    >
      {items.length > 0 && (
        <>
          <Box sx={{ fontWeight: 650 }}>
            {t('parcels.leftOut.items', { amount: formatNumber(items.length) })}
          </Box>
          <Box
            component="ul"
            tabIndex={0}
            aria-label={t('parcels.leftOut.items', { amount: formatNumber(items.length) })}
            sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto', '& a': { color: 'link' } }}
          >
            {items.map((item) => (
              <li key={item.id}>
                <Link to={`/trysetitems/${item.id}`}>{item.id}</Link>{' '}
                {t('parcels.leftOut.item', {
                  product: item.product,
                  tryset: item.trysetId,
                  why: why(item),
                })}
              </li>
            ))}
          </Box>
        </>
      )}
      {trysets > 0 && t('parcels.leftOut.trysets', { amount: formatNumber(trysets) })}
    </Alert>
  );
}
