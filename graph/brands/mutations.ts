import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { bodyOf } from '../kit/wire.ts';
import { getCertificationRule, setCertificationRule } from './calls.ts';
import { changed } from './changed.ts';
import { BrandRule, BrandType, CertificationRule } from './types.ts';

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
