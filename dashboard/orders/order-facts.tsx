import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#read-api/orders/contract.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { buyerText } from './buyer-text.ts';
import { pointsText } from './points-text.ts';
import { Refunds } from './refunds.tsx';

/** The buyer of an order, where it goes, its payment and its times. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const { user, name, phone, destination, paymentId, totals, currency } = order;
  const { currentCash, currentPoint, refunds } = order;
  const points = (amount: number) => pointsText(t, amount);
  return (
    <Section title={t('rooms.order')}>
      <FactList
        facts={[
          [
            t('order.fields.userId'),
            <ThingLink key="user" kind="user" id={user.id}>
              {buyerText(user)}
            </ThingLink>,
          ],
          [t('order.fields.buyer'), [name, phone].filter(Boolean).join(' · ')],
          [t('order.destination'), destination && `${destination.name} · ${destination.address}`],
          [t('order.fields.paymentMethod'), t(`order.method.${order.paymentMethod}`)],
          [
            t('order.fields.paymentId'),
            paymentId && (
              <ThingLink key="payment" kind="payment" id={paymentId}>
                {formatAmount(totals.cash, currency)}
              </ThingLink>
            ),
          ],
          [t('order.fields.itemPoint'), totals.point > 0 && points(totals.point)],
          [
            t('order.left'),
            [formatAmount(currentCash, currency), totals.point > 0 && points(currentPoint)]
              .filter(Boolean)
              .join(' · '),
          ],
          [t('payment.sections.refunds'), refunds.length > 0 && <Refunds key="refunds" order={order} />],
          [t('order.fields.placedTime'), times.dateTime(order.createdTime)],
          [t('order.fields.dueTime'), order.dueTime && times.dateTime(order.dueTime)],
          [t('order.fields.paidTime'), order.paidTime && times.dateTime(order.paidTime)],
        ]}
      />
    </Section>
  );
}
