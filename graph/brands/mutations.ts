import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../kit/builder.ts';
import type { ContextValue, MutationOptions } from '../kit/context.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { bodyOf } from '../kit/wire.ts';
import { getBrand, getCertificationRule, setCertificationRule, updateBrand } from './calls.ts';
import { BrandRule, BrandType, CertificationRule } from './types.ts';

async function changed(
  { graph }: ContextValue,
  info: GraphQLResolveInfo,
  options: MutationOptions | null | undefined,
  { id, fields }: { id: number; fields: object },
) {
  await graph.writer(info, options)(updateBrand, { path: { id }, body: bodyOf(fields) });
  return graph.read(getBrand, { path: { id } });
}

const RuleInput = builder.inputType('SetLookCertificationRuleInput', {
  fields: (t) => ({
    brandId: t.int({ required: true }),
    rule: t.field({ type: CertificationRule, required: true }),
    essentialHashtags: t.stringList(),
    essentialWords: t.stringList(),
  }),
});

builder.mutationField('setLookCertificationRule', (t) =>
  t.field({
    type: BrandRule,
    nullable: true,
    description: 'Sets how the looks of a brand are certified.',
    args: {
      input: t.arg({ type: RuleInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input, options }, { graph }, info) => {
      const { brandId: id, rule: certificationRule, essentialHashtags, essentialWords } = input;
      const body = bodyOf({
        certificationRule,
        essentialHashtags: essentialHashtags ?? undefined,
        essentialWords: essentialWords ?? undefined,
      });
      await graph.writer(info, options)(setCertificationRule, { path: { id }, body });
      return graph.read(getCertificationRule, { path: { id } });
    },
  }),
);

const InformationInput = builder.inputType('UpdateBrandInformationInput', {
  fields: (t) => ({
    brandId: t.int({ required: true }),
    koreanName: t.string(),
    englishName: t.string(),
    skuCode: t.string(),
    instagram: t.string({ description: 'The name of the brand’s Instagram account' }),
    isPublished: t.boolean(),
    isExclusive: t.boolean(),
    stockEmail: t.string(),
    taxEmail: t.string(),
    paymentName: t.string(),
  }),
});

builder.mutationField('updateBrandInformation', (t) =>
  t.field({
    type: BrandType,
    nullable: true,
    description: 'Changes the given fields of a brand.',
    args: {
      input: t.arg({ type: InformationInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: (_, { input, options }, context, info) => {
      const { brandId: id, koreanName: nameKo, englishName: name, instagram: instagramId, ...same } = input;
      return changed(context, info, options, { id, fields: { nameKo, name, instagramId, ...same } });
    },
  }),
);

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
