import type {
  BankAccount,
  BusinessRegistration,
  OrganizationObjects,
  OutStockAddress,
} from '#domain/brands/brand-events.ts';
import { maskedNumber } from '#domain/masked.ts';
import type { ReadableBrand } from '#projections/personal-data/tables.ts';
import type { OrganizationObject } from './organization-contract.ts';

/** A brand's unsealed data. A field is null if it was never set or its encryption key was deleted. */
interface Readable {
  bank: BankAccount | null;
  business: BusinessRegistration | null;
  address: OutStockAddress | null;
  organization: { [Part in keyof OrganizationObjects]?: OrganizationObjects[Part] | null };
}

export function readableParts(brand: ReadableBrand | null): Readable {
  return {
    bank: (brand?.bankAccount ?? null) as BankAccount | null,
    business: (brand?.businessRegistration ?? null) as BusinessRegistration | null,
    address: (brand?.outStockAddress ?? null) as OutStockAddress | null,
    organization: (brand?.organization ?? {}) as Readable['organization'],
  };
}

/** A bank account with a masked number, as every caller with access to the brand sees it. */
export function shownAccount(account: BankAccount | null) {
  return account && { bankCode: null, ...account, accountNumber: maskedNumber(account.accountNumber) };
}

/** A brand's organization data as a list of typed objects, without unset ones. */
export function organizationObjects(brand: ReadableBrand | null): OrganizationObject[] {
  const { bank, business, address, organization } = readableParts(brand);
  const account = shownAccount(bank);
  const { Payment, StockEmail, TaxEmail } = organization;
  return [
    ...(account === null ? [] : [bankAccountOf(account)]),
    ...(business === null ? [] : [businessOf(business)]),
    ...(address === null ? [] : [{ type: 'OutStockAddress' as const, ...address }]),
    ...(Payment ? [{ type: 'Payment' as const, ...Payment }] : []),
    ...(StockEmail ? [{ type: 'StockEmail' as const, ...StockEmail }] : []),
    ...(TaxEmail ? [{ type: 'TaxEmail' as const, ...TaxEmail }] : []),
  ];
}

function bankAccountOf({ bankCode = null, bankName, accountNumber, ownerName }: BankAccount) {
  const type = 'BankAccountInformation' as const;
  return { type, bankCode, bankName, accountNumber, accountHolderName: ownerName };
}

function businessOf({ businessName, businessRegistrationNumber, businessEmail }: BusinessRegistration) {
  const type = 'BusinessRegistrationInformation' as const;
  return { type, name: businessName, registrationNumber: businessRegistrationNumber, email: businessEmail };
}
