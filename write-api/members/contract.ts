import Type, { type Static } from 'typebox';
import { socialProviders } from '#domain/members/member-kinds.ts';
import { OneOf } from '#http/contract.ts';

/** The providers whose accounts sign the member in. Nobody sees the accounts' own ids. */
export const LinkedAccounts = Type.Array(Type.Object({ provider: OneOf(socialProviders) }));
export type LinkedAccounts = Static<typeof LinkedAccounts>;
