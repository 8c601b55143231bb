import { personKey } from '#domain/members/person.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import { inParallel } from '#import/write/in-parallel.ts';
import { countries } from './catalog/countries.ts';
import type { DemoMember } from './catalog/people.ts';
import type { DemoDeps } from './deps.ts';
import { userRef } from './masters.ts';
import type { Given } from './setting.ts';

/** Seals each member's personal data, and the address on their parcels, with their own key. */
export async function sealMembers(
  { seal }: Pick<DemoDeps, 'seal'>,
  people: readonly DemoMember[],
  idOf: Given['idOf'],
): Promise<Given['sealed']> {
  const sealed: { -readonly [Index in keyof Given['sealed']]: Given['sealed'][Index] } = [];
  await inParallel([...people.entries()], async ([index, { username, person, address, regionId }]) => {
    const key = personKey('user', idOf('user', userRef(index)));
    const { name, phone, email } = person;
    const notes = index % 3 === 0 ? countries[regionId].doorNote : null;
    const recipient: Recipient = { name, phone, email, destination: { name, phone, address, notes } };
    sealed[index] = {
      person: await seal(key, { ...person, username }),
      recipient: await seal(key, recipient),
    };
  });
  return sealed;
}
