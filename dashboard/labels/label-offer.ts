/** The kinds of entities that have labels, named as in the API's paths. */
export type LabelKind = 'stocks' | 'parcels' | 'trysets' | 'slots';

/** Labels that a page offers to print. `values` returns the ids, or the codes of slots; it is called only on printing. */
export interface LabelOffer {
  of: LabelKind;
  amount: number;
  values(): Promise<readonly (number | string)[]>;
}

/** An offer for entities that are already loaded. */
export function offerOf(of: LabelKind, values: readonly (number | string)[]): LabelOffer {
  return { of, amount: values.length, values: async () => values };
}
