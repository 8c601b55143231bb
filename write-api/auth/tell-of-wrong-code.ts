import { randomUUID } from 'node:crypto';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import { later } from '#domain/reacting.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { mostWrongCodes } from './attempts.ts';
import { inAllLanguages } from './tell-owner.ts';

const goodForDays = 30;

/**
 * Notifies an account's owner that a person who knows the password typed a wrong code. It sends an e-mail at the first wrong
 * code of a day and at the last one that is checked. One e-mail for each code would flood the owner's mailbox.
 */
export async function tellOfWrongCode(
  deps: WriteDeps,
  { kind, id }: Account,
  { username, place }: { username: string; place: number },
): Promise<void> {
  if (place !== 1 && place !== mostWrongCodes) return;
  const { streams } = deps;
  const { personal } =
    kind === 'staff'
      ? (await streams.refresh(staff, id)).state
      : (await streams.refresh(brandAdmin, id)).state;
  const person = personKey(kind, id);
  const contact = (personal && (await deps.sealing.unseal(person, personal))) as Partial<Contact> | null;
  if (!contact?.email) return;
  const letterId = randomUUID();
  const text = inAllLanguages('secondFactorFailed', username, deps.publicUrl);
  const cause = { eventId: letterId, correlationId: letterId };
  const until = later(deps.clock(), goodForDays * 24 * 3_600_000);
  const letter = { id: letterId, to: contact.email, ...text };
  await writeLetter(deps, { letter, person, until, cause }, async () => undefined);
}
