import type { OrderItemStatus } from '#domain/orders/order-kinds.ts';
import type { Tone } from '../kit/theme/tones.ts';

export const orderTones: Readonly<Record<OrderItemStatus, Tone>> = {
  idle: 'neutral',
  wait: 'waiting',
  paid: 'waiting',
  preparing: 'moving',
  delivering: 'moving',
  complete: 'good',
  canceled: 'neutral',
  failed: 'bad',
  forgery: 'bad',
};
