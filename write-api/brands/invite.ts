import { brand } from '#domain/brands/brand.ts';
import { type BrandAdminEvent, brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import type { Language } from '#domain/words/languages.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { SignInDeps } from '../auth/deps.ts';
import { newLinkToken, rememberLink } from '../auth/mailed-links.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';
import { type AdminOf, presentAdmin } from './admin-use-cases.ts';

const hourMs = 3_600_000;
/** For so long an invitation works. */
const goodForHours = 72;

/** Sends the invitation once more, in that language. 404 where there is no such admin, 409 where none is invited, 429. */
export async function renewInvitation(
  deps: SignInDeps,
  asked: Asked,
  { of, language = 'ko' }: { of: AdminOf; language?: Language },
): Promise<Changed> {
  const { context, seenRevision, address } = asked;
  await presentAdmin(deps, asked, of);
  await deps.attempts.letter(address, `invitation of ${of.id}`);
  const commands = [{ action: 'renew_invitation' as const, language }];
  const change = { decider: brandAdmin, id: of.id, commands, name: 'renew_invitation' };
  return makeChange(deps, change, { context, seenRevision });
}

/** Mails what an invitation says, with the link by which the invited person chooses a password. */
export async function mailInvitation(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const { type, data } = stored as unknown as BrandAdminEvent;
  if (type !== 'BrandAdminInvited' && type !== 'BrandAdminInvitationRenewed') return;
  const letterId = derivedCommandId(stored.id, 'letter');
  const until = later(stored.metadata.receivedAt, goodForHours * hourMs);
  if (until <= deps.clock() || (await isWritten(deps, letterId))) return;
  const { state } = await deps.streams.refresh(brandAdmin, id);
  const person = personKey('brand_admin', id);
  const contact = (state.personal && (await deps.sealing.unseal(person, state.personal))) as Contact | null;
  if (state.status !== 'invited' || !contact?.email) return;
  const { name, nameKo } = (await deps.streams.refresh(brand, state.brandId)).state;
  const token = newLinkToken();
  const facts = {
    brand: data.language === 'ko' ? (nameKo ?? name) : name,
    username: state.username,
    link: `${deps.publicUrl}/brands/activate#${token}`,
    hours: goodForHours,
  };
  const letter = { id: letterId, to: contact.email, ...letterTexts[data.language].brandInvitation(facts) };
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  const times = { now: new Date(deps.clock()), until: new Date(until) };
  await writeLetter(deps, { letter, person, until, cause }, (transaction) =>
    rememberLink(transaction, token, { kind: 'brand_admin', id }, times),
  );
}
