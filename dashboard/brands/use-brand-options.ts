import { useQuery } from '@tanstack/react-query';
import { api } from '../client/api.ts';
import type { FilterOption } from '../list/filters.ts';
import { usePreference } from '../preferences/preferences.ts';
import { useIdentity } from '../session/session-store.ts';
import { brandName } from './brand-name.ts';

interface BrandRow {
  id: number;
  name: string;
  nameKo: string | null;
}

const none: readonly FilterOption[] = [];

/** The brands that staff may filter by, by name; none for a brand admin. */
export function useBrandOptions(): readonly FilterOption[] {
  const language = usePreference('language');
  const isStaff = useIdentity()?.scope === 'staff';
  const { data } = useQuery({
    queryKey: ['/v1/brands', 'options'],
    queryFn: ({ signal }) =>
      api.call<{ data: BrandRow[] }>('GET', '/v1/brands', { query: { order: 'name', limit: 500 }, signal }),
    enabled: isStaff,
    staleTime: 5 * 60_000,
  });
  return (
    data?.data.data.map((brand) => ({ value: String(brand.id), text: brandName(brand, language) })) ?? none
  );
}
