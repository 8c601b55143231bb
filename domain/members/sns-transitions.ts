import type { Sealed } from '../sealed.ts';
import type { Rules, Transition } from '../transition-table.ts';
import type { MemberState, MemberStatus } from './member-state.ts';
import type { SnsFigures } from './sns-account.ts';
import type { SnsNetwork } from './sns-kinds.ts';

const alive: readonly MemberStatus[] = ['registered', 'leaving'];
const own = ['user', 'staff', 'system'] as const;
const same = { to: 'same' } as const;

/**
 * Actions on a member's social network account. Staff certify accounts that they reviewed. An account is proven if the
 * network confirmed that the member's token belongs to it.
 */
export const memberSnsTransitions = [
  { ...same, action: 'connect_sns', from: ['registered'], event: 'MemberSnsConnected', who: own },
  { ...same, action: 'certify_sns', from: alive, event: 'MemberSnsCertified', who: ['staff'] },
  { ...same, action: 'prove_sns', from: alive, event: 'MemberSnsCertified', who: own },
  { ...same, action: 'sync_sns', from: alive, event: 'MemberSnsSynced', who: ['system'] },
  { ...same, action: 'disconnect_sns', from: alive, event: 'MemberSnsDisconnected', who: own },
] as const satisfies readonly Transition<string, MemberStatus, never>[];

export type MemberSnsAction = (typeof memberSnsTransitions)[number]['action'];

export const memberSnsRules: Rules<MemberStatus, never, MemberState, MemberSnsAction> = {
  entity: 'user',
  table: memberSnsTransitions,
  guards: {},
};

/**
 * A command on a member's account. In `sync_sns`, `profile` is null if the profile did not change; `profile` and `figures` are
 * null if the account was not found.
 */
export type MemberSnsCommand = { network: SnsNetwork } & (
  | { action: 'connect_sns'; profile: Sealed }
  | { action: 'sync_sns'; isFound: boolean; profile: Sealed | null; figures: SnsFigures | null }
  | { action: Exclude<MemberSnsAction, 'connect_sns' | 'sync_sns'> }
);
