import { useQuery } from '@tanstack/react-query';
import type { BrandStockStatus } from '#read-api/stock/contract.ts';
import { api } from '../kit/client/api.ts';

const path = '/v1/stocks/summary/out-stock-requested/brand-stock-status';
const atOnce = 500;

/** The out-stock requests and the address of each brand. */
export function useBrandOut(isNeeded = true) {
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const rows: BrandStockStatus[] = [];
      for (;;) {
        const query = { limit: atOnce, offset: rows.length };
        const { data } = await api.call<{ count: number; data: BrandStockStatus[] }>('GET', path, {
          query,
          signal,
        });
        rows.push(...data.data);
        if (data.data.length === 0 || rows.length >= data.count) return rows;
      }
    },
    enabled: isNeeded,
  });
}

/** Postcode and address in one line; null if the brand has set no address. */
export function addressText(address: BrandStockStatus['outStockAddress']): string | null {
  if (address === null) return null;
  const { postcode, address1, address2 } = address;
  const text = [postcode && `(${postcode})`, address1, address2].filter(Boolean).join(' ');
  return text === '' ? null : text;
}
