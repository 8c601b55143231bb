import { certificationRules } from '#domain/looks/look-kinds.ts';
import type { Brand } from '#read-api/brands/contract.ts';
import { builder } from '../kit/builder.ts';
import { inputMissing } from '../kit/refusal.ts';
import { queryOf } from '../kit/wire.ts';
import { getBrand, getCertificationRule, listBrands, listOrganizationObjects } from './calls.ts';
import { BrandRule, BrandType, OrganizationObjectType } from './types.ts';

/** The most brands in one answer. */
const listed = 500;

const BrandFilters = builder.inputType('BrandFilters', {
  fields: (t) => ({
    ids: t.intList(),
    keyword: t.string({ description: 'A part of a name or of the SKU code' }),
    isPublished: t.boolean(),
  }),
});

builder.queryField('listBrandsV2', (t) =>
  t.field({
    type: [BrandType],
    nullable: true,
    description: `Brands that the caller may see, at most ${listed}.`,
    complexity: { multiplier: 100 },
    args: { filters: t.arg({ type: BrandFilters }) },
    resolve: async (_, { filters }, { graph }) =>
      (await graph.read(listBrands, { query: { ...queryOf(filters), limit: listed } })).data,
  }),
);

builder.queryField('getBrandInformation', (t) =>
  t.field({
    type: BrandType,
    nullable: true,
    description: 'A brand.',
    args: { brandId: t.arg.int({ required: true }) },
    resolve: (_, { brandId: id }, { graph }) => graph.read(getBrand, { path: { id } }),
  }),
);

builder.queryField('getBrandOrganizationObjects', (t) =>
  t.field({
    type: [OrganizationObjectType],
    nullable: true,
    description: 'Data of a brand as an organization: address, registration, accounts.',
    args: { brandId: t.arg.int({ required: true }) },
    resolve: async (_, { brandId: id }, { graph }) =>
      (await graph.read(listOrganizationObjects, { path: { id } })).data,
  }),
);

builder.queryField('lookCertificationRule', (t) =>
  t.field({
    type: BrandRule,
    nullable: true,
    description: 'How the looks of a brand are certified; of the own brand without brandId.',
    args: { brandId: t.arg.int({ description: 'Required for staff' }) },
    resolve: (_, { brandId }, { graph, caller }, { fieldName }) => {
      const id = brandId ?? (caller?.label === 'brand_admin' ? caller.brandId : null);
      if (id === null) throw inputMissing('brandId', fieldName);
      return graph.read(getCertificationRule, { path: { id } });
    },
  }),
);

type ByRule = Record<'manualBrands' | 'normalBrands' | 'passExceptExposureCheckBrands', Brand[]>;

const BrandsByRule = builder.objectRef<ByRule>('BrandsByCertificationRule').implement({
  fields: (t) => ({
    manualBrands: t.expose('manualBrands', { type: [BrandType] }),
    normalBrands: t.expose('normalBrands', { type: [BrandType] }),
    passExceptExposureCheckBrands: t.expose('passExceptExposureCheckBrands', { type: [BrandType] }),
  }),
});

builder.queryField('brandsByCertificationRule', (t) =>
  t.field({
    type: BrandsByRule,
    nullable: true,
    description: 'Brands by the rule that certifies their looks.',
    complexity: { multiplier: 10 },
    extensions: { calls: certificationRules.length },
    resolve: async (_, _args, { graph }) => {
      const [manualBrands = [], normalBrands = [], passExceptExposureCheckBrands = []] = await Promise.all(
        certificationRules.map(async (certification_rule) => {
          const query = { certification_rule, limit: listed };
          return (await graph.read(listBrands, { query })).data;
        }),
      );
      return { manualBrands, normalBrands, passExceptExposureCheckBrands };
    },
  }),
);
