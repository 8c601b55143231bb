import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderItem } from '#read-api/orders/item-contract.ts';

/** Whom a parcel goes to, as the label needs it. */
export function Address({ delivery }: { delivery: OrderItem['delivery'] }) {
  const { t } = useTranslation();
  if (delivery === null) {
    return (
      <Typography variant="body2" color="error">
        {t('order.packing.noAddress')}
      </Typography>
    );
  }
  const { name, phone, address, notes } = delivery.destination;
  return (
    <Typography variant="body2" component="address" sx={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
      {name} · {phone}
      <br />
      {address}
      {notes && (
        <>
          <br />
          {notes}
        </>
      )}
    </Typography>
  );
}
