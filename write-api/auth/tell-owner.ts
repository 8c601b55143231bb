import type { PersonCategory } from '#domain/areas.ts';
import { type Person, personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import type { Sealed } from '#domain/sealed.ts';
import { languages } from '#domain/words/languages.ts';
import { readStream } from '#event-store/load.ts';
import { entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { NoticeName } from '../mail/texts/letter-texts.ts';
import { letterTexts, together } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';

/** The notice that each event type sends to the account's owner. Another person may have caused the event. */
const notices: Readonly<Record<string, NoticeName>> = {
  StaffPasswordChanged: 'passwordChanged',
  BrandAdminPasswordChanged: 'passwordChanged',
  MemberPasswordChanged: 'passwordChanged',
  StaffSecondFactorSet: 'secondFactorSet',
  BrandAdminSecondFactorSet: 'secondFactorSet',
  StaffSecondFactorRemoved: 'secondFactorRemoved',
  BrandAdminSecondFactorRemoved: 'secondFactorRemoved',
  StaffIdentityLinked: 'identityLinked',
  MemberSocialLinked: 'socialLinked',
  StaffPersonalDataSet: 'addressChanged',
  BrandAdminRevised: 'addressChanged',
  MemberPersonalDataSet: 'addressChanged',
};

const goodForDays = 30;

/** Notifies an account's owner of a change. A change of address also goes to the old address, since it may be a theft. */
export async function tellOwner(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const notice = notices[stored.type];
  const until = later(stored.metadata.receivedAt, goodForDays * 24 * 3_600_000);
  if (notice === undefined || until <= deps.clock()) return;
  const { category } = entityOf(stored.stream);
  const person = personKey(category as PersonCategory, id);
  const { username, before, after } = await accountAt(deps, stored, person);
  const isMoved = before !== after;
  if (notice === 'addressChanged' && !isMoved) return;
  const addresses = notice === 'addressChanged' ? [before, after] : [after];
  for (const [place, to] of addresses.entries()) {
    const letterId = derivedCommandId(stored.id, `notice ${place}`);
    if (to === null || (await isWritten(deps, letterId))) continue;
    const letter = { id: letterId, to, ...inAllLanguages(notice, username, deps.publicUrl) };
    const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
    await writeLetter(deps, { letter, person, until, cause }, async () => undefined);
  }
}

interface AccountThen {
  username: string;
  /** The e-mail address before and after the event; null if the account had none or its key was deleted. */
  before: string | null;
  after: string | null;
}

interface Told {
  username?: string | null;
  personal?: Sealed | null;
  changed?: { personal?: Sealed | null };
}

/** Returns the account's addresses before and after an event, from the account's own stream. */
async function accountAt(
  { streams, sealing }: WriteDeps,
  { stream, revision }: StoredEvent,
  person: string,
): Promise<AccountThen> {
  let username = '';
  let personal: { before: Sealed | null; after: Sealed | null } = { before: null, after: null };
  for await (const event of readStream(streams.client, stream, 0n)) {
    if (event.revision > revision) break;
    const { username: named, changed, ...told } = event.data as Told;
    const sealed = changed === undefined ? told.personal : changed.personal;
    username = named ?? username;
    personal = { before: personal.after, after: sealed === undefined ? personal.after : sealed };
  }
  const readable = async (sealed: Sealed | null) =>
    ((sealed && (await sealing.unseal(person, sealed))) ?? {}) as Partial<Person>;
  const before = await readable(personal.before);
  const after = await readable(personal.after);
  // A member's username is sealed with its other personal data.
  return {
    username: username || (after.username ?? ''),
    before: before.email ?? null,
    after: after.email ?? null,
  };
}

/** Returns the text of a notice in all three languages, since accounts have no language. */
export function inAllLanguages(notice: NoticeName, username: string, publicUrl: string) {
  const facts = { username, link: `${publicUrl}/forgotten-password` };
  return together(languages.map((language) => letterTexts[language][notice](facts)));
}
