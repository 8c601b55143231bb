import { system } from '#domain/actor.ts';
import { snsClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import { snsUsername } from '#domain/members/sns-account.ts';
import { type SnsCertification, type SnsNetwork, snsNetworks } from '#domain/members/sns-kinds.ts';
import { type DemoMember, rents } from './catalog/people.ts';
import type { DemoClaim } from './deps.ts';
import { userRef } from './masters.ts';
import { daysAgo, type Setting } from './setting.ts';

/** Networks of members and their certification. Each member uses one entry, in turn. */
const lives: readonly Readonly<Partial<Record<SnsNetwork, SnsCertification>>>[] = [
  { Instagram: 'CERTIFIED_BY_SYSTEM', Youtube: 'CERTIFIED_BY_STAFF' },
  { Instagram: 'CERTIFIED_BY_STAFF' },
  { Instagram: 'PENDING', Youtube: 'PENDING' },
  { Instagram: 'CERTIFIED_BY_SYSTEM' },
  {},
];

/** Ages in days of the visits to the networks, before the demo's present. */
const asked = [80, 66, 52, 40, 31, 23, 16, 10, 6, 3, 0.4];

/** A demo member's account on a network, with its name there. */
export interface DemoAccount {
  network: SnsNetwork;
  username: string;
  certification: SnsCertification;
}

/** The accounts of the demo member at this index. */
export function demoAccounts({ username: name, role }: DemoMember, index: number): DemoAccount[] {
  const life = rents({ role }) ? (lives[index % lives.length] ?? {}) : {};
  return snsNetworks.flatMap((network) => {
    const certification = life[network];
    const username = snsUsername(network, name);
    return certification === undefined || username === null ? [] : [{ network, username, certification }];
  });
}

/** Claims of the certified accounts. */
export function accountClaims(accounts: readonly DemoAccount[]): DemoClaim[] {
  return accounts
    .filter(({ certification }) => certification !== 'PENDING')
    .map(({ network, username }) => snsClaim(network, username));
}

/** Connects the accounts of the members and records their growing figures. */
export function tellAccounts(setting: Setting): void {
  for (const [index, each] of setting.members.entries()) {
    const accounts = demoAccounts(each, index);
    for (const account of accounts) connect(setting, index, account);
    for (const days of asked) {
      for (const account of accounts) sync(setting, index, account, daysAgo(setting, days - index / 1_000));
    }
  }
}

function connect(setting: Setting, index: number, { network, certification }: DemoAccount): void {
  const { world, idOf, staff, sealed } = setting;
  const profile = sealed[index]?.sns[network];
  if (profile === undefined) return;
  const id = idOf('user', userRef(index));
  const user = { label: 'user', id } as const;
  const at = daysAgo(setting, 82);
  world.tell(member, id, { action: 'connect_sns', network, profile }, { actor: user, at });
  if (certification === 'CERTIFIED_BY_SYSTEM')
    world.tell(member, id, { action: 'prove_sns', network }, { actor: user, at });
  if (certification === 'CERTIFIED_BY_STAFF')
    world.tell(member, id, { action: 'certify_sns', network }, { actor: staff, at });
}

/**
 * Records new figures of an account. `profile` is null, as the account's identity has not changed since the
 * connection.
 */
function sync(setting: Setting, index: number, account: DemoAccount, at: string): void {
  const { world, idOf, accountOf } = setting;
  const facts = accountOf(account, at);
  if (facts === null) return;
  const told = { network: account.network, isFound: true, profile: null, figures: facts.figures };
  world.tell(member, idOf('user', userRef(index)), { action: 'sync_sns', ...told }, { actor: system, at });
}
