import { useBrandOptions } from '../brands/use-brand-options.ts';
import { useLookup } from '../reference/lookups.ts';
import { useCategoryOptions } from '../reference/use-category-options.ts';

interface Named {
  id: number;
  name: string;
}

const optionOf = ({ id, name }: Named) => ({ value: String(id), text: name });

/** The options of a product's form. */
export function useFormOptions() {
  return {
    brands: useBrandOptions(),
    categories: useCategoryOptions(),
    seasons: useLookup('seasons').map(optionOf),
    styles: useLookup('styles').map(optionOf),
  };
}
