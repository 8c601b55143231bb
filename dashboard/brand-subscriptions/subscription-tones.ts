import type { BrandInvoiceStatus } from '#domain/brand-invoices/invoice-kinds.ts';
import type { BrandSubscriptionStatus } from '#domain/brand-subscriptions/subscription-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const subscriptionTones: Readonly<Record<BrandSubscriptionStatus, Tone>> = {
  idle: 'neutral',
  pending: 'waiting',
  payment_done: 'moving',
  using: sharedTones.inUse,
  payment_retry_await: 'bad',
  payment_failed: 'bad',
  canceled: sharedTones.ended,
};

export const invoiceTones: Readonly<Record<BrandInvoiceStatus, Tone>> = {
  pending: 'waiting',
  paid: sharedTones.paid,
  partially_refunded: 'back',
  failed: 'bad',
  canceled: 'neutral',
};
