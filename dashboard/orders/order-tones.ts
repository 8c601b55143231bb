import type { OrderItemStatus } from '#domain/orders/order-kinds.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const orderTones: Readonly<Record<OrderItemStatus, Tone>> = {
  idle: 'neutral',
  wait: 'waiting',
  paid: sharedTones.paid,
  preparing: 'moving',
  delivering: 'moving',
  complete: 'good',
  canceled: 'neutral',
  failed: 'bad',
  forgery: 'bad',
};
