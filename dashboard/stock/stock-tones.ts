import type { OutStockRequestStatus, StockStatus } from '#domain/stock/stock-status.ts';
import { sharedTones } from '../kit/theme/shared-tones.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

export const stockTones: Readonly<Record<StockStatus, Tone>> = {
  none: 'neutral',
  created: 'neutral',
  idle: 'neutral',
  in_stock: 'good',
  requested: 'waiting',
  in_use: sharedTones.inUse,
  in_check: 'back',
  out_stock: 'done',
  purchased: 'done',
  out_stock_ready: 'waiting',
  out_stock_ongoing: 'moving',
  unavailable: 'bad',
  hold: sharedTones.onHold,
};

const outRequestTones: Readonly<Record<OutStockRequestStatus, Tone>> = {
  idle: 'neutral',
  requested: 'waiting',
  canceled: 'neutral',
};

export function outRequestTone(status: OutStockRequestStatus): Tone {
  return toneOf(outRequestTones, status);
}
