import { isPrivate } from '../identity/discovery.ts';
import { iamportPayments } from './iamport.ts';
import type { Payments } from './payments.ts';
import { simulatedPayments } from './simulator.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the payment provider from the environment. `PAYMENTS` is `simulator`, `iamport` or `none`; if unset, it is
 * `otherwise`. The result is null for `none`. Iamport needs `IAMPORT_KEY` and `IAMPORT_SECRET`, and `IAMPORT_URL` if it has
 * another address. Throws a one-line error if a setting is missing.
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
  if (key === '')
    throw new Error('PAYMENTS is "iamport", but IAMPORT_KEY and IAMPORT_SECRET are not set; set both');
  const url = env.IAMPORT_URL || 'https://api.iamport.kr';
  if (!isPrivate(url)) {
    throw new Error(
      'IAMPORT_URL must look like https://api.iamport.kr; http is allowed only for this machine',
    );
  }
  return iamportPayments({ url: url.replace(/\/+$/, ''), key, secret });
}
