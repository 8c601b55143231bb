import type { BrandInvoiceStatus } from '#domain/brand-invoices/invoice-kinds.ts';
import type { BrandSubscriptionStatus } from '#domain/brand-subscriptions/subscription-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const subscriptionTones: Readonly<Record<BrandSubscriptionStatus, Tone>> = {
  idle: 'neutral',
  pending: 'waiting',
  payment_done: 'moving',
  using: 'good',
  payment_retry_await: 'bad',
  payment_failed: 'bad',
  canceled: 'neutral',
};

export const invoiceTones: Readonly<Record<BrandInvoiceStatus, Tone>> = {
  pending: 'waiting',
  paid: 'good',
  partially_refunded: 'back',
  failed: 'bad',
  canceled: 'neutral',
};
