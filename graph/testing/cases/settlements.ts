import { expect } from 'vitest';
import type { Case } from '../table.ts';

interface Month {
  month: string;
  brand: { id: number };
  sums: { contentUse: number }[];
}

export const settlementCases: Case[] = [
  {
    name: 'contentUseInvoiceDocument',
    admits: ['staff', 'auditor', 'ownBrand'],
    good: async (house) => {
      const isCharged = ({ sums }: Month) => sums.some(({ contentUse }) => contentUse !== 0);
      const { month, brand }: Month = await house.take('/v1/brand-months?limit=100', isCharged);
      const [year, inYear] = month.split('-').map(Number);
      const variables = { brandId: brand.id, year, month: inYear, language: 'en' };
      return { variables, brandId: brand.id };
    },
    twin: ({ brandId, year, month }) => ({
      method: 'GET',
      path: `/v1/brands/${brandId}/months/${year}${String(month).padStart(2, '0')}/content_use_link?language=en`,
    }),
    same: ({ id, url }, twin) => {
      expect(id).toBe(String(twin.id));
      const withoutSignature = (address: string) => address.split('signature=')[0];
      expect(withoutSignature(url)).toBe(withoutSignature(twin.url));
    },
  },
];
