import { createHash } from 'node:crypto';
import type { RentalPlan } from './plan.ts';

/** Version of the stream builders. Increase it whenever they build other streams. */
const layout = 1;

/** Hash that is equal for plans that lead to the same streams in the same order. */
export function fingerprint({ masters, trysets }: RentalPlan): string {
  const hash = createHash('sha256').update(`layout ${layout}\n`);
  for (const product of masters.products) hash.update(JSON.stringify(product));
  for (const { ref, items } of trysets) {
    hash.update(ref);
    for (const { rental, garment } of items) {
      const { line: _, ...told } = rental;
      hash.update(JSON.stringify([told, garment.ref]));
    }
  }
  return hash.digest('hex').slice(0, 32);
}
