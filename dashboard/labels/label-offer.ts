/** What labels are of, as their calls are named. */
export type LabelKind = 'stocks' | 'parcels' | 'trysets' | 'slots';

/** Labels that can be printed from where one stands: of so many things, whose ids or codes are asked for when they are. */
export interface LabelOffer {
  of: LabelKind;
  amount: number;
  values(): Promise<readonly (number | string)[]>;
}

/** Of things that are at hand. */
export function offerOf(of: LabelKind, values: readonly (number | string)[]): LabelOffer {
  return { of, amount: values.length, values: async () => values };
}
