import Type, { type Static } from 'typebox';
import { socialProviders } from '#domain/members/member-kinds.ts';
import { OneOf } from '#http/contract.ts';

/** Providers whose accounts sign the member in. The accounts' own ids are shown to nobody. */
export const LinkedAccounts = Type.Array(Type.Object({ provider: OneOf(socialProviders) }));
export type LinkedAccounts = Static<typeof LinkedAccounts>;
