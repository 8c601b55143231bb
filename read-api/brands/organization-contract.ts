import Type, { type Static, type TProperties } from 'typebox';
import type { OrganizationType } from '#domain/brands/brand-events.ts';
import { Nullable } from '#http/contract.ts';

const Text = Type.String();
const Optional = Nullable(Type.String());
const of = <Kind extends OrganizationType, Fields extends TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ type: Type.Literal(kind), ...fields });

/** A brand's organization data; its bank account number is masked. */
export const OrganizationObject = Type.Union([
  of('BankAccountInformation', {
    bankCode: Optional,
    bankName: Text,
    accountNumber: Text,
    accountHolderName: Text,
  }),
  of('BusinessRegistrationInformation', { name: Optional, registrationNumber: Optional, email: Optional }),
  of('OutStockAddress', { postcode: Text, address1: Text, address2: Optional }),
  of('Payment', { name: Text }),
  of('StockEmail', { email: Text }),
  of('TaxEmail', { email: Text }),
]);
export type OrganizationObject = Static<typeof OrganizationObject>;
