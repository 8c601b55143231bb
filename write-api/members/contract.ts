import Type, { type Static } from 'typebox';
import { socialProviders } from '#domain/members/member-kinds.ts';
import { OneOf } from '#http/contract.ts';

/** Where else a member has an account that signs in; whose it is there is shown to nobody. */
export const LinkedAccounts = Type.Array(Type.Object({ provider: OneOf(socialProviders) }));
export type LinkedAccounts = Static<typeof LinkedAccounts>;
