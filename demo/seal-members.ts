import type { MemberBankAccount } from '#domain/cash/cash-events.ts';
import { personKey } from '#domain/members/person.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import { inParallel } from '#import/write/in-parallel.ts';
import { countries } from './catalog/countries.ts';
import type { DemoMember } from './catalog/people.ts';
import type { DemoDeps } from './deps.ts';
import { userRef } from './masters.ts';
import type { Given } from './setting.ts';
import { demoAccounts } from './sns-accounts.ts';

/** Seals each member's personal data, parcel address, account identities and bank accounts with the member's own key. */
export async function sealMembers(
  { seal, accountOf }: Pick<DemoDeps, 'seal' | 'accountOf'>,
  people: readonly DemoMember[],
  { idOf, at }: Pick<Given, 'idOf' | 'at'>,
): Promise<Given['sealed']> {
  const sealed: { -readonly [Index in keyof Given['sealed']]: Given['sealed'][Index] } = [];
  await inParallel([...people.entries()], async ([index, each]) => {
    const { username, person, address, regionId } = each;
    const key = personKey('user', idOf('user', userRef(index)));
    const { name, phone, email } = person;
    const notes = index % 3 === 0 ? countries[regionId].doorNote : null;
    const recipient: Recipient = { name, phone, email, destination: { name, phone, address, notes } };
    const sns: { [Network in SnsNetwork]?: Sealed } = {};
    for (const account of demoAccounts(each, index)) {
      const facts = accountOf(account, at);
      if (facts !== null) sns[account.network] = await seal(key, facts.profile);
    }
    const [account, corrected] = accountsOf(each, index);
    sealed[index] = {
      sns,
      person: await seal(key, { ...person, username }),
      recipient: await seal(key, recipient),
      accounts: [await seal(key, account), await seal(key, corrected)],
    };
  });
  return sealed;
}

/** The bank account that a member names, and the one that corrects it. */
function accountsOf({ person, regionId }: DemoMember, index: number): [MemberBankAccount, MemberBankAccount] {
  const { bank: bankName } = countries[regionId];
  const account = { bankCode: null, bankName, ownerName: person.name };
  const number = String(index).padStart(4, '0');
  return [
    { ...account, accountNumber: `000-1${number}-000001` },
    { ...account, accountNumber: `000-1${number}-000002` },
  ];
}
