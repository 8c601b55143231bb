import { sameJson } from '#domain/changed-fields.ts';
import { formerClaims } from '#domain/claim-values.ts';
import { type MemberCommand, member } from '#domain/members/member.ts';
import type { MemberDescription } from '#domain/members/member-events.ts';
import { initialMember } from '#domain/members/member-state.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { claimsOfPerson } from '#domain/members/person-claims.ts';
import type { Sealed } from '#domain/sealed.ts';
import { keptPhone } from '#domain/text/phone.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { firstEvent } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import { eventId, nameId } from '../streams/ids.ts';
import { appendPatiently, patiently } from '../write/patiently.ts';
import { takeAll, takenBy } from './claims.ts';
import type { People } from './people.ts';
import type { MemberRejectionCode, PastMember } from './row.ts';

/** The outcome of a row. `position` is that of the last written event; null if the row wrote none. */
export type RowOutcome = {
  position: bigint | null;
  outcome: 'added' | 'there' | MemberRejectionCode;
};

interface Writing extends People {
  client: EventStoreDBClient;
  source: string;
  /** The time of this import, as an ISO instant. */
  receivedAt: string;
}

/**
 * Registers the member of a row under the id of its ref, or finds the registered member. With `mayExist` it reads the
 * stream first. It claims unique values first, as a sign-up does. A repeated run continues after an interruption.
 */
export async function writeMember(
  writing: Writing,
  { id, row, mayExist }: { id: number; row: PastMember; mayExist: boolean },
): Promise<RowOutcome> {
  const { client, source, nameOf, receivedAt } = writing;
  if (mayExist) {
    const there = await standing(writing, id, row);
    if (there !== null) return { position: null, outcome: there };
  }
  const commandId = commandOf(source, row);
  const by = { category: 'user', id } as const;
  const claiming = { client, nameOf, by, commandId };
  const claims = claimsOfPerson(row.person, row.regionId);
  const taken = (await takenBy(claiming, claims.flatMap(formerClaims))) ?? (await takeAll(claiming, claims));
  if (taken !== null) return { position: null, outcome: `import.${taken}_taken` };
  const command: MemberCommand = {
    action: 'register',
    ...described(id, row, await writing.sealing.seal(personKey('user', id), row.person)),
  };
  const at = row.joinedAt ?? receivedAt;
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const step = { command, actor: house, at, derived: row.isDayOnly, ...ids };
  const events = buildStream(member, [step], receivedAt);
  const appended = await appendPatiently(client, streamName('user', id), 'no_stream', events);
  if (appended.ok) return { position: appended.position, outcome: 'added' };
  return { position: null, outcome: (await standing(writing, id, row)) ?? 'import.given_up' };
}

function commandOf(source: string, { ref }: PastMember): string {
  return nameId(`${source}\nuser\n${ref}\nregister`);
}

/** The outcome for a row whose id already has a stream; null if it has none. */
export async function standing(
  { client, sealing, source }: Pick<Writing, 'client' | 'sealing' | 'source'>,
  id: number,
  row: PastMember,
): Promise<RowOutcome['outcome'] | null> {
  const first = await patiently(() => firstEvent(client, streamName('user', id)));
  if (first === null) return null;
  // After an interrupted run another member took this row's claimed name, which closed the stream before its first
  // event.
  if (first.type !== 'MemberRegistered') return 'import.given_up';
  const { personal, ...told } = first.data as MemberDescription;
  const { personal: _, ...own } = described(id, row, null);
  if (first.id !== eventId(commandOf(source, row), 0) || !sameJson(told, own)) return 'import.changed';
  const person = personal && ((await sealing.unseal(personKey('user', id), personal)) as Person | null);
  // The member is forgotten, so its data cannot be compared.
  if (person === null) return 'there';
  const phone = person.phone && keptPhone(person.phone, row.regionId);
  return sameJson({ ...person, phone }, row.person) ? 'there' : 'import.changed';
}

function described(id: number, row: PastMember, personal: Sealed | null): MemberDescription {
  const { role, grade, gender, regionId, bio, isPublic } = row;
  const { systemSetting } = initialMember;
  return {
    userId: id,
    username: null,
    role,
    grade,
    gender,
    regionId,
    bio,
    isPublic,
    personal,
    systemSetting,
  };
}
