import type { FilterOption } from '../kit/list/filter-option.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { useLookup } from '../reference/lookups.ts';
import { brandName } from './brand-name.ts';

const none: readonly FilterOption[] = [];

/** Options of the brand filter for staff, sorted by English name. Empty for brand admins. */
export function useBrandOptions(): readonly FilterOption[] {
  const language = usePreference('language');
  const isStaff = useIdentity()?.scope === 'staff';
  const brands = useLookup('brands');
  return isStaff
    ? brands.map((brand) => ({ value: String(brand.id), text: brandName(brand, language) }))
    : none;
}
