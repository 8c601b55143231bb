import { conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { untilIndexed } from '../kit/index/until-known.ts';
import { idsOfBrand } from './of-brand-index.ts';

/**
 * Throws 409 `removal.in_use` while a brand has a live subscription, an open invoice or a month that is not paid out. Waits
 * until the index has all acknowledged events. Throws 503 if the index stays behind.
 */
export async function requireUnbilled(
  deps: Pick<WriteDeps, 'db' | 'streams' | 'indexed'>,
  brandId: number,
): Promise<void> {
  await untilIndexed(deps);
  const [brandSubscriptionId] = await idsOfBrand(deps.db, 'brand_subscription', brandId);
  if (brandSubscriptionId !== undefined) {
    throw conflict('removal.in_use', 'the brand has a subscription; remove the brand after it has ended', {
      brandSubscriptionId,
    });
  }
  const brandInvoiceIds = await idsOfBrand(deps.db, 'brand_invoice', brandId);
  if (brandInvoiceIds.length > 0) {
    throw conflict('removal.in_use', 'the brand has open invoices; remove the brand after they have ended', {
      brandInvoiceIds,
    });
  }
  const brandMonthIds = await idsOfBrand(deps.db, 'brand_month', brandId);
  if (brandMonthIds.length === 0) return;
  throw conflict(
    'removal.in_use',
    'months of the brand are not settled; remove the brand after they are paid out',
    {
      brandMonthIds,
    },
  );
}
