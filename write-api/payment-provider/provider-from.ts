import { isPrivate } from '../identity/discovery.ts';
import { iamportProvider } from './iamport.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the payment provider from the environment. `PAYMENTS` is `simulator`, `iamport` or `none`; if unset, it is
 * `otherwise`. The result is null for `none`. Iamport needs `IAMPORT_KEY` and `IAMPORT_SECRET`, and `IAMPORT_URL` if it has
 * another address. Throws a one-line error if a setting is missing.
 */
export function providerFrom(
  env: Environment,
  otherwise: 'simulator' | 'none',
): PaymentProvider | 'simulator' | null {
  const { IAMPORT_KEY: key = '', IAMPORT_SECRET: secret = '' } = env;
  if ((key === '') !== (secret === '')) {
    throw new Error('IAMPORT_KEY and IAMPORT_SECRET go together: set both or none');
  }
  const chosen = env.PAYMENTS || otherwise;
  if (chosen === 'none') return null;
  if (chosen === 'simulator') return 'simulator';
  if (chosen !== 'iamport') throw new Error(`PAYMENTS is "${chosen}"; it can be simulator, iamport or none`);
  if (key === '')
    throw new Error('PAYMENTS is "iamport", but IAMPORT_KEY and IAMPORT_SECRET are not set; set both');
  const url = env.IAMPORT_URL || 'https://api.iamport.kr';
  if (!isPrivate(url)) {
    throw new Error(
      'IAMPORT_URL must look like https://api.iamport.kr; http is allowed only for this machine',
    );
  }
  return iamportProvider({ url: url.replace(/\/+$/, ''), key, secret });
}
