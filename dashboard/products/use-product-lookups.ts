import { useTranslation } from 'react-i18next';
import { useBrandOptions } from '../brands/use-brand-options.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';
import { useLookup } from '../reference/lookups.ts';
import { useCategoryOptions } from '../reference/use-category-options.ts';

const rates = [5, 10, 20, 30, 40, 50, 60, 70, 80, 90];

interface Named {
  id: number;
  name: string;
}

const optionOf = ({ id, name }: Named): FilterOption => ({ value: String(id), text: name });

/** The options of the product list's filters, from the brands, the reference data and the discount rates. */
export function useProductLookups(): Record<string, readonly FilterOption[]> {
  const { t } = useTranslation();
  const percent = rates.map((n) => ({ value: String(n), text: t('product.percent', { n }) }));
  return {
    brand_ids: useBrandOptions(),
    category_ids: useCategoryOptions(),
    season_ids: useLookup('seasons').map(optionOf),
    style_ids: useLookup('styles').map(optionOf),
    material_type_ids: useLookup('material-types').map(optionOf),
    size_type_ids: useLookup('size-types').map(optionOf),
    min_discount_rate: percent,
    max_discount_rate: percent,
  };
}
