import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { contentUseLine } from '#domain/settlements/month-line.ts';
import { taxOf } from '#domain/tax.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { Effect } from '../kit/follower/effect.ts';
import { taxRateOf } from '../payments/tax-rate.ts';
import { addLineAfter } from '../settlements/add-line.ts';

/** Adds what a brand owes for a use to its month, and takes back what it gets after an early end. */
export const addUseLines: Effect = async (deps, stored, id) => {
  const charge = chargeOf(stored);
  if (charge === null || charge.amount === 0) return;
  const { brandId, regionId } = (await deps.streams.refresh(lookUse, id)).state;
  const currency = regionCurrency[regionId];
  const { step, amount } = charge;
  const tax = taxOf(Math.abs(amount), await taxRateOf(deps, currency));
  const line = contentUseLine({
    of: { kind: 'look_use', id, step, turn: 1 },
    currency,
    amount,
    tax: amount < 0 ? -tax : tax,
    label: null,
    occurredTime: stored.recordedAt,
  });
  await addLineAfter(deps, stored, { brandId, line });
};

/** Returns the amount that an event charges; null for other events. */
function chargeOf(stored: StoredEvent): { step: 'confirmed' | 'ended'; amount: number } | null {
  if (entityOf(stored.stream).category !== 'look_use') return null;
  const { type, data } = asEvent<LookUseEvent>(stored);
  if (type === 'LookUseConfirmed') return { step: 'confirmed', amount: data.brandPaymentAmount ?? 0 };
  return type === 'LookUseEnded' ? { step: 'ended', amount: -data.refund } : null;
}
