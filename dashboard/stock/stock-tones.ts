import type { Tone } from '../kit/theme/tones.ts';

const statusTones: Record<string, Tone> = {
  created: 'neutral',
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

const outRequestTones: Record<string, Tone> = { requested: 'waiting', canceled: 'neutral' };

export function stockTone(status: string): Tone {
  return statusTones[status] ?? 'neutral';
}

export function outRequestTone(status: string): Tone {
  return outRequestTones[status] ?? 'neutral';
}
