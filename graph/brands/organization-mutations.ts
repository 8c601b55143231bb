import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { changed } from './changed.ts';
import { BrandType } from './types.ts';

const RegistrationInput = builder.inputType('SetBrandBusinessRegistrationInformationInput', {
  fields: (t) => ({
    brandId: t.int({ required: true }),
    name: t.string({ required: true }),
    registrationNumber: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
});

builder.mutationField('setBrandBusinessRegistrationInformation', (t) =>
  t.field({
    type: BrandType,
    nullable: true,
    description: 'Sets the business registration of a brand.',
    args: {
      input: t.arg({ type: RegistrationInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { brandId: id, name, registrationNumber, email }, options }, context, info) => {
      const fields = {
        businessName: name,
        businessRegistrationNumber: registrationNumber,
        businessEmail: email,
      };
      return changed(context, info, options, { id, fields });
    },
  }),
);

const AddressInput = builder.inputType('SetBrandOutStockAddressInformationInput', {
  fields: (t) => ({
    brandId: t.int({ required: true }),
    postcode: t.string({ required: true }),
    address1: t.string({ required: true }),
    address2: t.string(),
  }),
});

builder.mutationField('setBrandOutStockAddressInformation', (t) =>
  t.field({
    type: BrandType,
    nullable: true,
    description: 'Sets the address to which the garments of a brand return.',
    args: {
      input: t.arg({ type: AddressInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { brandId: id, ...outStockAddress }, options }, context, info) =>
      changed(context, info, options, { id, fields: { outStockAddress } }),
  }),
);

const AccountInput = builder.inputType('SetBrandBankAccountInformationInput', {
  fields: (t) => ({
    brandId: t.int({ required: true }),
    bankCode: t.string(),
    bankName: t.string({ required: true }),
    accountNumber: t.string({ required: true }),
    accountHolderName: t.string({ required: true }),
  }),
});

builder.mutationField('setBrandBankAccountInformation', (t) =>
  t.field({
    type: BrandType,
    nullable: true,
    description: 'Sets the bank account of a brand.',
    args: {
      input: t.arg({ type: AccountInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input: { brandId: id, accountHolderName: ownerName, ...same }, options }, context, info) =>
      changed(context, info, options, { id, fields: { bankAccount: { ownerName, ...same } } }),
  }),
);
