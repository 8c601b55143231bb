import { useTranslation } from 'react-i18next';
import type { Payment } from '#read-api/payments/contract.ts';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useCards, useColumns } from '../kit/list/use-columns.ts';
import { paymentsPath, paymentsRoom } from './paths.ts';
import { paymentCard } from './payment-card.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentListShape } from './payment-list-shape.ts';
import { PaymentViews } from './payment-views.tsx';

/** All payments. Their refunds are acted on one by one, on the payment's page. */
export function PaymentsPage() {
  const { t } = useTranslation();
  const brands = useBrandOptions();
  return (
    <ListPage<Payment>
      room="payments"
      title={t('rooms.payments')}
      path={paymentsPath}
      csv={{ path: `${paymentsPath}/csv`, fileOf: 'payments' }}
      shape={paymentListShape}
      lookups={{ brand_id: brands }}
      columns={useColumns(paymentColumns)}
      hiddenAtFirst={hidden}
      narrowCardOf={useCards(paymentCard)}
      pathOf={({ id }) => `${paymentsRoom}/${id}`}
      above={<PaymentViews />}
    />
  );
}

const hidden = ['due_time', 'updated_time'];
