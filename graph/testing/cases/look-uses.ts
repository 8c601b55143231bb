import { expect } from 'vitest';
import { daysLater } from '#domain/business-day.ts';
import type { Case, House } from '../table.ts';

const everyone = ['staff', 'auditor', 'ownBrand', 'otherBrand', 'member'] as const;
const ofBrand = (variables: Record<string, unknown>) => async (house: House) => ({
  variables,
  brandId: house.brandIds[0] ?? 0,
});
const page = { page: 1, size: 5, orderBy: { field: 'createdAt', direction: 'DESC' } };
const pageTwin = () => ({ method: 'GET', path: '/v1/look-uses?limit=5&offset=0&order=-created_time' });

interface Look {
  id: number;
  lookItemMappings: { latestCertificationStatus: string; brand: { id: number } }[];
}

export const lookUseCases: Case[] = [
  { name: 'lookUse', admits: everyone, good: ofBrand(page), twin: pageTwin },
  { name: 'lookUseStaff', admits: ['staff', 'auditor'], good: ofBrand(page), twin: pageTwin },
  {
    name: 'lookUseAll',
    admits: everyone,
    good: ofBrand({ filter: { statuses: ['confirmed', 'Expired'] } }),
    twin: () => ({ method: 'GET', path: '/v1/look-uses?limit=500&order=id&statuses=confirmed,Expired' }),
  },
  {
    name: 'lookUseSummary',
    admits: ['staff', 'auditor', 'ownBrand', 'otherBrand'],
    good: ofBrand({ filter: { types: ['regram'] } }),
    twin: () => ({ method: 'GET', path: '/v1/look-uses/totals?types=regram' }),
    same: ({ totalCount, totalPaidPrice }, totals) =>
      expect(totals).toMatchObject({ totalCount, totalPaidPrice }),
  },
  {
    name: 'requestLookUse',
    admits: ['staff', 'ownBrand'],
    good: async (house) => {
      const path = '/v1/looks?limit=500&certification_status=Approved&look_use_exists=false';
      const isOfOneBrand = ({ lookItemMappings: [first, ...others] }: Look) =>
        first !== undefined && others.every(({ brand }) => brand.id === first.brand.id);
      const look: Look = await house.take(path, isOfOneBrand);
      const brandId = look.lookItemMappings[0]?.brand.id ?? 0;
      const useStartDate = daysLater(new Date().toISOString().slice(0, 10), 30);
      return { variables: { input: { brandId, lookId: look.id, type: 'restory', useStartDate } }, brandId };
    },
    twin: ({ input }) => ({
      method: 'POST',
      path: `/v1/looks/${input.lookId}/look-use`,
      body: { brand_id: input.brandId, type: input.type, use_start_date: input.useStartDate },
    }),
    facts: () => null,
  },
  {
    name: 'updateLookUseByStaff',
    admits: ['staff'],
    good: async (house) => {
      const use = await house.take('/v1/look-uses?limit=100&statuses=initialized');
      return { variables: { input: { id: use.id, status: 'in_progress' } }, brandId: use.brand.id };
    },
    twin: ({ input }) => ({
      method: 'PUT',
      path: `/v1/looks/look-use/${input.id}/status`,
      body: { status: input.status },
    }),
    facts: ({ input }) => `/v1/look-uses/${input.id}`,
  },
];
