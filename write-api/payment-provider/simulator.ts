import type { Kysely } from 'kysely';
import type { WriteDatabase } from '../database.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { simulatedCardKeeping } from './simulated-cards.ts';
import { simulatedCharging } from './simulated-charging.ts';

/** A simulated provider. Its books lie in Postgres, so that all processes share them and a restart keeps them. */
export function simulatedProvider(db: Kysely<WriteDatabase>, clock: () => string): PaymentProvider {
  return { isSimulated: true, ...simulatedCardKeeping(db), ...simulatedCharging(db, clock) };
}
