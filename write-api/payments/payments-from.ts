import { isPrivate } from '../identity/discovery.ts';
import { iamportPayments } from './iamport.ts';
import type { Payments } from './payments.ts';
import { simulatedPayments } from './simulator.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Who keeps cards, from the environment: `PAYMENTS` is `simulator`, `iamport` or `none`, and as `otherwise` where it is left out; null
 * for `none`. Iamport wants `IAMPORT_KEY` and `IAMPORT_SECRET`, and `IAMPORT_URL` where it is elsewhere. Throws an error of one line
 * where something is missing.
 */
export function paymentsFrom(env: Environment, otherwise: 'simulator' | 'none'): Payments | null {
  const { IAMPORT_KEY: key = '', IAMPORT_SECRET: secret = '' } = env;
  if ((key === '') !== (secret === '')) {
    throw new Error('IAMPORT_KEY and IAMPORT_SECRET go together: set both or none');
  }
  const chosen = env.PAYMENTS || otherwise;
  if (chosen === 'none') return null;
  if (chosen === 'simulator') return simulatedPayments();
  if (chosen !== 'iamport') throw new Error(`PAYMENTS is "${chosen}"; it can be simulator, iamport or none`);
  if (key === '') throw new Error('PAYMENTS is "iamport", but IAMPORT_KEY and IAMPORT_SECRET are not set');
  const url = env.IAMPORT_URL || 'https://api.iamport.kr';
  if (!isPrivate(url)) {
    throw new Error('IAMPORT_URL looks like https://api.iamport.kr; http is for this machine alone');
  }
  return iamportPayments({ url: url.replace(/\/+$/, ''), key, secret });
}
