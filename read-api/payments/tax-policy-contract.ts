import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';

/** A tax rate in percent. */
const Rate = Type.Integer();

/** The tax rates by region. `revision` is null until owners first revise them. */
export const TaxPolicyAnswer = Type.Object({
  KOREA: Rate,
  JAPAN: Rate,
  revision: Nullable(Type.String()),
});
export type TaxPolicyAnswer = Static<typeof TaxPolicyAnswer>;
