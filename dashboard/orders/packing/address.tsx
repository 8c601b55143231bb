import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { Destination } from '../../packing/destination.tsx';

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
  return <Destination of={delivery.destination} />;
}
