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

/** Days until a letter about a decision is no longer worth sending. */
const goodForDays = 30;

/** Approves a brand's application: the brand becomes unpublished and its admin may sign in. 404, 409. */
export async function approveBrand(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  await present(deps, brand, id, asked.context, isKnownToStaff);
  return makeChange(deps, { decider: brand, id, commands: [{ action: 'approve' }], name: 'approve' }, asked);
}

/**
 * Declines a brand's application. Its registration number and its admin's name and address become free again. 404, 409.
 */
export async function declineBrand(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { state } = await present(deps, brand, id, asked.context, isKnownToStaff);
  const givenUp = await businessClaimsOf(deps, id, state);
  const claims = { by: { category: 'brand' as const, id }, taken: [], givenUp };
  const commands = [{ action: 'decline' as const }];
  return makeChange(deps, { decider: brand, id, commands, name: 'decline', claims }, asked);
}

/** Mails the decision to the applicant, and closes the account of a declined one. */
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
    // Sealed with the brand's key: the key of a declined applicant is deleted with the account.
    const sender = senderOf(stored);
    const written = { letter, person: personKey('brand', id), until, cause, sender };
    await writeLetter(deps, written, async () => undefined);
  }
  if (type === 'BrandDeclined') {
    const context = { ...systemContext(deps.clock), commandId: derivedCommandId(stored.id, 'close admin') };
    await closeAdmin(deps, application.adminId, { context });
  }
}
