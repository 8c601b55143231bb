import { useTranslation } from 'react-i18next';
import type { OrderItemDetail } from '#read-api/orders/item-contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { ThingLink } from '../kit/areas/thing-link.tsx';
import { formatAmount } from '../kit/preferences/money.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useTimeFormats } from '../kit/preferences/time.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { FactList, Section } from '../kit/ui/fact-list.tsx';
import { buyerText } from './buyer-text.ts';

/** The facts about an item of an order. A brand sees the buyer while it prepares or sends the item. */
export function ItemFacts({ item }: { item: OrderItemDetail }) {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const language = usePreference('language');
  const isStaff = useIdentity()?.scope === 'staff';
  const { orderId, product, stock, trysetItemId, delivery, returnRequest, scheduledBrandPayment } = item;
  const money = (amount: number | null) => amount !== null && formatAmount(amount, item.currency);
  const timeOf = (iso: string | null) => iso && times.dateTime(iso);
  const link = (kind: string, id: number, text: string) => (
    <ThingLink key={kind} kind={kind} id={id}>
      {text}
    </ThingLink>
  );
  return (
    <Section title={t('rooms.orderItem')}>
      <FactList
        facts={[
          [t('order.fields.orderId'), link('order', orderId, String(orderId))],
          [t('order.fields.type'), t(`order.type.${item.type}`)],
          [t('order.fields.productId'), link('product', product.id, product.name)],
          [t('order.fields.productSizeId'), item.productSize.name],
          [t('order.fields.brandId'), link('brand', item.brand.id, brandName(item.brand, language))],
          [t('order.fields.userId'), isStaff && link('user', item.user.id, buyerText(item.user))],
          [
            t('order.fields.paymentId'),
            item.paymentId && link('payment', item.paymentId, money(item.itemCash) || String(item.paymentId)),
          ],
          [
            t('order.fields.stockItemId'),
            stock && link('stock_item', stock.id, stock.code ?? String(stock.id)),
          ],
          [
            t('order.fields.trysetItemId'),
            trysetItemId && link('tryset_item', trysetItemId, String(trysetItemId)),
          ],
          [t('order.fields.salesPrice'), money(item.salesPrice)],
          [t('order.brandPayment'), scheduledBrandPayment && money(scheduledBrandPayment.amount)],
          [
            t('order.fields.buyer'),
            delivery && `${delivery.destination.name} · ${delivery.destination.phone}`,
          ],
          [t('order.destination'), delivery?.destination.address],
          [
            t('order.fields.parcel'),
            item.trackingNumber &&
              [item.courier && t(`order.courier.${item.courier}`), item.trackingNumber]
                .filter(Boolean)
                .join(' · '),
          ],
          [t('order.fields.fault'), returnRequest && t(`order.returnFault.${returnRequest.fault}`)],
          [t('order.fields.returnParcel'), returnRequest?.trackingNumber],
          [t('order.fields.paidTime'), timeOf(item.paidTime)],
          [t('order.fields.shippedTime'), timeOf(item.shippedTime)],
          [t('order.fields.completedTime'), timeOf(item.deliveredTime)],
          [t('order.fields.settledTime'), timeOf(item.settledTime)],
        ]}
      />
    </Section>
  );
}
