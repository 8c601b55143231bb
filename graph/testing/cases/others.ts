import { expect } from 'vitest';
import type { Case, House } from '../table.ts';

const all = ['staff', 'auditor', 'ownBrand'] as const;
const everyone = [...all, 'otherBrand', 'member'] as const;
const ofBrand = (more: (brandId: number) => object) => async (house: House) => {
  const brandId = house.brandIds[0] ?? 0;
  return { variables: { ...more(brandId) }, brandId };
};
const brand = ({ input, brandId }: Record<string, never>) => `/v1/brands/${Object(input).brandId ?? brandId}`;
const patch = (brandId: number, body: object) => ({ method: 'PATCH', path: `/v1/brands/${brandId}`, body });
const curator = (more: (id: number) => object) => async (house: House) => {
  const row = await house.take('/v1/users?role=curator&limit=100');
  return { variables: { input: { id: row.id, ...more(row.id) } }, brandId: house.brandIds[0] ?? 0 };
};
const benchmarks = '/v1/looks/certification_benchmarks';
const benchmark = (more: (id: string) => object) => async (house: House) => {
  const { body } = await house.ask(house.callers.staff, 'GET', benchmarks);
  return { variables: { ...more(body.data[0].id) }, brandId: house.brandIds[0] ?? 0 };
};

export const otherCases: Case[] = [
  {
    name: 'listBrandsV2',
    admits: everyone,
    good: ofBrand(() => ({})),
    twin: () => ({ method: 'GET', path: '/v1/brands?limit=500' }),
  },
  {
    name: 'getBrandInformation',
    admits: [...all, 'member'],
    good: ofBrand((brandId) => ({ brandId })),
    twin: ({ brandId }) => ({ method: 'GET', path: `/v1/brands/${brandId}` }),
  },
  {
    name: 'getBrandOrganizationObjects',
    admits: all,
    good: ofBrand((brandId) => ({ brandId })),
    twin: ({ brandId }) => ({ method: 'GET', path: `/v1/brands/${brandId}/organization-objects` }),
  },
  {
    name: 'lookCertificationRule',
    admits: all,
    good: ofBrand((brandId) => ({ brandId })),
    twin: ({ brandId }) => ({ method: 'GET', path: `/v1/brands/${brandId}/certification-rule` }),
  },
  {
    name: 'brandsByCertificationRule',
    admits: everyone,
    good: ofBrand(() => ({})),
    twin: () => ({ method: 'GET', path: '/v1/brands?certification_rule=MANUAL' }),
  },
  {
    name: 'youtubeChannelIdByChannelName',
    admits: ['staff', 'auditor'],
    good: ofBrand(() => ({ channelName: '@mina.looks' })),
    twin: ({ channelName }) => ({ method: 'GET', path: `/v1/sns/youtube/channels?name=${channelName}` }),
    same: (answer, { channel }) => expect(answer).toEqual(channel),
  },
  {
    name: 'getMyUserProfile',
    admits: ['staff', 'auditor', 'ownBrand', 'member'],
    good: async (house) => {
      const { body } = await house.ask(house.callers.staff, 'GET', '/v1/brands');
      return { variables: {}, brandId: body.data[0].id };
    },
    // Only the other brand's caller is refused: it is no admin that the house knows.
    twin: () => ({ method: 'GET', path: '/v1/brands/self/admins/self' }),
  },
  {
    name: 'getCuratorsByCuratorFilter',
    admits: [...all, 'otherBrand'],
    good: ofBrand(() => ({ filters: { role: 'curator' }, page: 1, size: 4 })),
    twin: () => ({ method: 'GET', path: '/v1/users?role=curator&limit=4&offset=0' }),
  },
  {
    name: 'productMaterialTypes',
    admits: everyone,
    good: ofBrand(() => ({})),
    twin: () => ({ method: 'GET', path: '/v2/material-types?limit=500' }),
  },
  {
    name: 'productCategories',
    admits: everyone,
    good: ofBrand(() => ({ isPublished: true, filters: { name: 'no such name' } })),
    twin: () => ({ method: 'GET', path: '/v2/categories?limit=500&is_published=true&name=no such name' }),
  },
  {
    name: 'lookCertificationMethodBenchmarks',
    admits: ['staff', 'auditor'],
    good: ofBrand(() => ({})),
    twin: () => ({ method: 'GET', path: `${benchmarks}?limit=100` }),
  },
  {
    name: 'lookCertificationMethodBenchmarkItems',
    admits: ['staff', 'auditor'],
    good: benchmark((benchmarkId) => ({ benchmarkId, first: 3 })),
    twin: ({ benchmarkId }) => ({ method: 'GET', path: `${benchmarks}/${benchmarkId}/items?limit=3` }),
  },
  {
    name: 'setLookCertificationRule',
    admits: ['staff', 'ownBrand'],
    good: ofBrand((brandId) => ({
      input: { brandId, rule: 'MANUAL', essentialHashtags: ['hana'], essentialWords: [] },
    })),
    twin: ({ input }) => ({
      method: 'PUT',
      path: `/v1/brands/${input.brandId}/certification-rule`,
      body: { certification_rule: 'MANUAL', essential_hashtags: ['hana'], essential_words: [] },
    }),
    facts: (variables) => `${brand(variables)}/certification-rule`,
  },
  {
    name: 'updateBrandInformation',
    admits: ['staff', 'ownBrand'],
    good: ofBrand((brandId) => ({ input: { brandId, instagram: 'hana.official' } })),
    twin: ({ input }) => patch(input.brandId, { instagram_id: 'hana.official' }),
    facts: brand,
  },
  {
    name: 'setBrandBusinessRegistrationInformation',
    admits: ['staff', 'ownBrand'],
    good: ofBrand((brandId) => ({
      input: { brandId, name: 'Hana Inc.', registrationNumber: '000-81-00106', email: 'tax@hana.example' },
    })),
    twin: ({ input }) =>
      patch(input.brandId, {
        business_name: 'Hana Inc.',
        business_registration_number: '000-81-00106',
        business_email: 'tax@hana.example',
      }),
    facts: brand,
  },
  {
    name: 'setBrandOutStockAddressInformation',
    admits: ['staff', 'ownBrand'],
    good: ofBrand((brandId) => ({ input: { brandId, postcode: '04781', address1: 'Seoul 7' } })),
    twin: ({ input }) =>
      patch(input.brandId, { out_stock_address: { postcode: '04781', address_1: 'Seoul 7' } }),
    facts: brand,
  },
  {
    name: 'setBrandBankAccountInformation',
    admits: ['staff', 'ownBrand'],
    good: ofBrand((brandId) => ({
      input: { brandId, bankName: 'Han', accountNumber: '000-0101-000009', accountHolderName: 'Hana' },
    })),
    twin: ({ input }) =>
      patch(input.brandId, {
        bank_account: { bank_name: 'Han', account_number: '000-0101-000009', owner_name: 'Hana' },
      }),
    facts: brand,
  },
  {
    name: 'approveCurator',
    admits: ['staff'],
    good: async (house) => {
      const row = await house.take('/v1/users?role=applying_only&limit=100');
      const variables = { input: { id: row.id, role: 'curator' } };
      return { variables, brandId: house.brandIds[0] ?? 0 };
    },
    twin: ({ input }) => ({
      method: 'POST',
      path: `/v1/users/${input.id}/actions/approve`,
      body: { role: 'curator' },
    }),
    facts: ({ input }) => `/v1/users/${input.id}`,
  },
  {
    name: 'updateCuratorPoint',
    admits: ['staff'],
    good: curator(() => ({ delta: 500, type: 'feedback_reward', message: 'thanks' })),
    twin: ({ input: { id, ...body } }) => ({ method: 'POST', path: `/v1/users/${id}/points`, body }),
    facts: ({ input }) => `/v1/users/${input.id}`,
  },
  {
    name: 'updateCuratorProfileByStaff',
    admits: ['staff'],
    good: curator(() => ({ bio: 'likes wool', systemSetting: { postDelayDay: 3 } })),
    twin: ({ input }) => ({
      method: 'PATCH',
      path: `/v1/users/${input.id}`,
      body: { bio: 'likes wool', system_setting: { post_delay_day: 3 } },
    }),
    facts: ({ input }) => `/v1/users/${input.id}`,
  },
  {
    name: 'createLookCertificationMethodBenchmark',
    admits: ['staff'],
    good: ofBrand(() => ({ input: { method: 'RULE' } })),
    twin: () => ({ method: 'POST', path: benchmarks, body: { method: 'RULE' } }),
    facts: () => null,
  },
  {
    name: 'setLookCertificationMethodBenchmarkItemUserResult',
    admits: ['staff'],
    good: async (house) => {
      const { body } = await house.ask(house.callers.staff, 'GET', benchmarks);
      const { id } = body.data.find(({ status }: { status: string }) =>
        ['PROCESSING', 'DONE'].includes(status),
      );
      const items = await house.ask(house.callers.staff, 'GET', `${benchmarks}/${id}/items?limit=1`);
      const itemId = `${id}:${items.body.data[0].id}`;
      return { variables: { input: { itemId, userResult: 'approve' } }, brandId: house.brandIds[0] ?? 0 };
    },
    twin: ({ input }) => {
      const [id, itemId] = input.itemId.split(':');
      return {
        method: 'PUT',
        path: `${benchmarks}/${id}/items/${itemId}/user_result`,
        body: { verdict: 'approve' },
      };
    },
    facts: ({ input }) => `${benchmarks}/${input.itemId.split(':')[0]}`,
  },
  {
    name: 'generateLookCertificationMethodBenchmarkResultSheetUrl',
    admits: ['staff', 'auditor'],
    good: benchmark((benchmarkId) => ({ benchmarkId, format: 'CSV' })),
    twin: ({ benchmarkId }) => ({
      method: 'GET',
      path: `${benchmarks}/${benchmarkId}/sheet_link?format=csv`,
    }),
    facts: () => null,
  },
  {
    name: 'cancelLookCertificationMethodBenchmark',
    admits: ['staff'],
    good: async (house) => {
      const { body } = await house.ask(house.callers.staff, 'POST', benchmarks, { method: 'RULE' });
      return { variables: { benchmarkId: body.id }, brandId: house.brandIds[0] ?? 0 };
    },
    twin: ({ benchmarkId }) => ({ method: 'POST', path: `${benchmarks}/${benchmarkId}/cancel` }),
    facts: ({ benchmarkId }) => `${benchmarks}/${benchmarkId}`,
  },
  {
    name: 'deleteProductSize',
    admits: ['staff', 'ownBrand'],
    good: async (house) => {
      const product = await house.take('/v2/products?limit=100');
      const { body } = await house.ask(house.callers.staff, 'POST', `/v2/products/${product.id}/sizes`, {
        name: 'XXL',
      });
      return { variables: { id: body.id, productId: product.id }, brandId: product.brandId };
    },
    twin: ({ id, productId }) => ({ method: 'DELETE', path: `/v2/products/${productId}/sizes/${id}` }),
    // The product is not visible to the other brand, so the graph cannot name it.
    ownErrors: { otherBrand: 'product_size.not_found' },
    facts: () => null,
  },
];
