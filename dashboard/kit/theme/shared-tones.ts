import type { Tone } from './tones.ts';

/** The colours of the conditions that several areas have a status for. They look the same on every page. */
export const sharedTones = {
  closed: 'done',
  confirmed: 'good',
  deferred: 'bad',
  done: 'done',
  ended: 'done',
  inProgress: 'moving',
  inUse: 'moving',
  onHold: 'bad',
  open: 'moving',
  paid: 'good',
} as const satisfies Record<string, Tone>;
