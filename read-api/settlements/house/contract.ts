import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';

const Text = Nullable(Type.String());

/** The house that runs the platform. `revision` is null until owners first revise it. */
export const HouseAnswer = Type.Object({
  name: Text,
  address: Text,
  /** The Korean business registration number. */
  businessNumber: Text,
  /** The number of the mail-order sales report. */
  mailOrderNumber: Text,
  /** Japan's registration number of an invoice issuer. */
  registrationNumber: Text,
  revision: Text,
});
export type HouseAnswer = Static<typeof HouseAnswer>;
