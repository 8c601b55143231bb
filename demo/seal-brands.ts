import type { BankAccount, BusinessRegistration, OutStockAddress } from '#domain/brands/brand-events.ts';
import { personKey } from '#domain/members/person.ts';
import { demoBrands } from './catalog/brands.ts';
import type { DemoDeps } from './deps.ts';
import type { Given } from './setting.ts';

/** Seals the confidential data of the brands, each with its own key. */
export async function sealBrands({ seal }: DemoDeps, idOf: Given['idOf']): Promise<Given['sealedBrands']> {
  return Promise.all(
    demoBrands.map(async ({ key, business, bank, address }) => {
      const person = personKey('brand', idOf('brand', key));
      return {
        business: await seal(person, business satisfies BusinessRegistration),
        bank: await seal(person, bank satisfies BankAccount),
        address: await seal(person, address satisfies OutStockAddress),
      };
    }),
  );
}
