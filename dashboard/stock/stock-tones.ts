import type { OutStockRequestStatus, StockStatus } from '#domain/stock/stock-status.ts';
import { type Tone, toneOf } from '../kit/theme/tones.ts';

const statusTones: Readonly<Record<StockStatus, Tone>> = {
  none: 'neutral',
  created: 'neutral',
  idle: 'neutral',
  in_stock: 'good',
  requested: 'waiting',
  in_use: 'moving',
  in_check: 'back',
  out_stock: 'done',
  purchased: 'done',
  out_stock_ready: 'waiting',
  out_stock_ongoing: 'moving',
  unavailable: 'bad',
  hold: 'bad',
};

const outRequestTones: Readonly<Record<OutStockRequestStatus, Tone>> = {
  idle: 'neutral',
  requested: 'waiting',
  canceled: 'neutral',
};

/** Grey, too, where nothing is known of the garment yet. */
export function stockTone(status: StockStatus | ''): Tone {
  return status === '' ? 'neutral' : toneOf(statusTones, status);
}

export function outRequestTone(status: OutStockRequestStatus): Tone {
  return toneOf(outRequestTones, status);
}
