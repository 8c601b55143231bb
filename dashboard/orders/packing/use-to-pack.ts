import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { api } from '../../kit/client/api.ts';
import { itemsPath } from '../paths.ts';
import { orderParcels } from './order-parcels.ts';

/** The most items on the page, oldest first. */
export const packedAtMost = 500;

/** Loads the items to pack: all that the person may see, or those of a brand or of an order. */
export function useToPack(only: Readonly<Record<string, string>>) {
  const query = {
    ...only,
    statuses: orderParcels.from.join(','),
    types: 'product_v2',
    order: 'id',
    limit: packedAtMost,
  };
  return useQuery({
    queryKey: [itemsPath, query],
    queryFn: async ({ signal }) => {
      const { data } = await api.call<{ count: number; data: OrderItem[] }>('GET', itemsPath, {
        query,
        signal,
      });
      return data;
    },
    placeholderData: keepPreviousData,
  });
}

/** The number of items whose preparing has not begun. */
export function useToPrepare(only: Readonly<Record<string, string>>) {
  const query = { ...only, ...toPrepare, limit: 1 };
  return useQuery({
    queryKey: [itemsPath, query],
    queryFn: async ({ signal }) =>
      (await api.call<{ count: number }>('GET', itemsPath, { query, signal })).data.count,
  });
}

export const toPrepare = { statuses: 'paid', types: 'product_v2' } as const;
