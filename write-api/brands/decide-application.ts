import { brand } from '#domain/brands/brand.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import { systemContext } from '../kit/changes/context.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { senderOf } from '../mail/sender-of.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';
import { closeAdmin } from './admin-use-cases.ts';
import { businessClaimsOf } from './business-claims.ts';
import { isKnownToStaff } from './visible.ts';

/** The number of days after which the e-mail about a decision expires. */
const goodForDays = 30;

/** Approves an application: the brand becomes unpublished, and its admin may sign in. Throws 404 and 409. */
export async function approveBrand(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  await present(deps, brand, id, asked.context, isKnownToStaff);
  return makeChange(deps, { decider: brand, id, commands: [{ action: 'approve' }], name: 'approve' }, asked);
}

/** Declines an application. Frees the brand's number, and its admin's username and address. Throws 404 and 409. */
export async function declineBrand(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { state } = await present(deps, brand, id, asked.context, isKnownToStaff);
  const givenUp = await businessClaimsOf(deps, id, state);
  const claims = { by: { category: 'brand' as const, id }, taken: [], givenUp };
  const commands = [{ action: 'decline' as const }];
  return makeChange(deps, { decider: brand, id, commands, name: 'decline', claims }, asked);
}

/** Mails the decision to the applicant. Closes the applicant's account if the brand was declined. */
export async function mailDecision(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const type = stored.type as BrandEvent['type'];
  if (type !== 'BrandApproved' && type !== 'BrandDeclined') return;
  const { state } = await deps.streams.refresh(brand, id);
  const { application } = state;
  if (application === null) return;
  const { state: admin } = await deps.streams.refresh(brandAdmin, application.adminId);
  if (admin.status !== 'active') return;
  const person = personKey('brand_admin', application.adminId);
  const contact = (admin.personal && (await deps.sealing.unseal(person, admin.personal))) as Contact | null;
  const letterId = derivedCommandId(stored.id, 'letter');
  const until = later(stored.metadata.receivedAt, goodForDays * 24 * 3_600_000);
  if (contact?.email && until > deps.clock() && !(await isWritten(deps, letterId))) {
    const texts = letterTexts[application.language];
    const name = nameInLetter(application.language === 'ko' ? (state.nameKo ?? state.name) : state.name);
    const text =
      type === 'BrandApproved'
        ? texts.brandApproved({ brand: name, username: admin.username, link: `${deps.publicUrl}/login` })
        : texts.brandDeclined({ brand: name, reason: stored.metadata.reason ?? '' });
    const letter = { id: letterId, to: contact.email, ...text };
    const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
    // The e-mail is sealed with the brand's key, since closing the account deletes the applicant's key.
    const sender = senderOf(stored);
    const written = { letter, person: personKey('brand', id), until, cause, sender };
    await writeLetter(deps, written, async () => undefined);
  }
  if (type === 'BrandDeclined') {
    const context = { ...systemContext(deps.clock), commandId: derivedCommandId(stored.id, 'close admin') };
    await closeAdmin(deps, application.adminId, { context });
  }
}
