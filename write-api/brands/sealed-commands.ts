import type { BrandCommand } from '#domain/brands/brand.ts';
import type {
  BankAccount,
  BusinessRegistration,
  OrganizationObjects,
  OrganizationPart,
  OutStockAddress,
} from '#domain/brands/brand-events.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import { maskedNumber } from '#domain/masked.ts';
import { personKey } from '#domain/members/person.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { taken } from '../kit/changes/fields.ts';
import { resealed } from '../kit/changes/resealed.ts';
import { type BrandSaid, noBrandField } from './bodies.ts';

const unregistered: BusinessRegistration = {
  businessName: null,
  businessRegistrationNumber: null,
  businessEmail: null,
};

/** Returns the commands for data that only the brand and staff may see. Throws 422 `brand.account_number_masked`. */
export async function sealedCommands(
  deps: Pick<WriteDeps, 'seal' | 'sealing'>,
  brandId: number,
  brand: BrandState,
  said: BrandSaid,
): Promise<BrandCommand[]> {
  const person = personKey('brand', brandId);
  const commands: BrandCommand[] = [];
  const business = taken(said, {
    ...noBrandField,
    businessName: true,
    businessRegistrationNumber: true,
    businessEmail: true,
  });
  if (Object.keys(business).length > 0) {
    const { sealed } = await resealed<BusinessRegistration>(
      deps,
      person,
      brand.businessRegistration,
      (current) => {
        const now: BusinessRegistration = { ...unregistered, ...current, ...business };
        return Object.values(now).every((value) => value === null) ? null : now;
      },
    );
    commands.push({ action: 'set_business_registration', businessRegistration: sealed });
  }
  const { bankAccount: account, outStockAddress: address } = said;
  if (account !== undefined) {
    const { sealed } = await resealed<BankAccount>(
      deps,
      person,
      brand.bankAccount,
      (current) => account && withNumber(account, current),
    );
    commands.push({ action: 'set_bank_account', bankAccount: sealed });
  }
  if (address !== undefined) {
    const { sealed } = await resealed<OutStockAddress>(
      deps,
      person,
      brand.outStockAddress,
      () => address && { address2: null, ...address },
    );
    commands.push({ action: 'set_out_stock_address', outStockAddress: sealed });
  }
  for (const [part, object] of Object.entries(organizationOf(said)) as Part[]) {
    const { sealed } = await resealed(deps, person, brand.organization[part], () => object);
    commands.push({ action: 'set_organization_object', part, object: sealed });
  }
  return commands;
}

type Part = [OrganizationPart, OrganizationObjects[OrganizationPart] | null];

/** Returns the parts of the organization that the body contains. */
function organizationOf({ paymentName, stockEmail, taxEmail }: BrandSaid) {
  const address = (email: string | null) => email && { email };
  return {
    ...(paymentName !== undefined && { Payment: paymentName && { name: paymentName } }),
    ...(stockEmail !== undefined && { StockEmail: address(stockEmail) }),
    ...(taxEmail !== undefined && { TaxEmail: address(taxEmail) }),
  };
}

/** Replaces a masked account number in the body by the full number: a form sends back the masked number that it was shown. */
function withNumber(account: BankAccount, current: BankAccount | null): BankAccount {
  const { accountNumber: said } = account;
  if (current !== null && said === maskedNumber(current.accountNumber)) {
    return { ...account, accountNumber: current.accountNumber };
  }
  if (!said.includes('*')) return account;
  throw unprocessable(
    'brand.account_number_masked',
    'this is the masked number of another account: send the whole number, or the masked one of this account to keep it',
  );
}
