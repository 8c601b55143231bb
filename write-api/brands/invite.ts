import { brand } from '#domain/brands/brand.ts';
import { type BrandAdminEvent, brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { nameInLetter } from '#domain/text/public-name.ts';
import type { Language } from '#domain/words/languages.ts';
import { asEvent, type StoredEvent } from '#event-store/stored-event.ts';

import { goodForHours, mailLink } from '../auth/mail-link.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';
import { letterTexts } from '../mail/texts/texts.ts';
import { type AdminOf, presentAdmin } from './admin-use-cases.ts';

/**
 * Sends the invitation again, in the given language. Throws 404 if the admin does not exist, 409 if the admin is not invited,
 * and 429.
 */
export async function renewInvitation(
  deps: WriteDeps,
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

/** Mails an invitation with the link for choosing a password. */
export async function mailInvitation(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const { type, data } = asEvent<BrandAdminEvent>(stored);
  if (type !== 'BrandAdminInvited' && type !== 'BrandAdminInvitationRenewed') return;
  await mailLink(deps, stored, { kind: 'brand_admin', id }, async (token) => {
    const { state } = await deps.streams.refresh(brandAdmin, id);
    if (state.status !== 'invited' || state.personal === null) return null;
    const person = personKey('brand_admin', id);
    const contact = (await deps.sealing.unseal(person, state.personal)) as Contact | null;
    if (!contact?.email) return null;
    const { name, nameKo } = (await deps.streams.refresh(brand, state.brandId)).state;
    const facts = {
      brand: nameInLetter(data.language === 'ko' ? (nameKo ?? name) : name),
      username: state.username,
      link: `${deps.publicUrl}/brands/activate#${token}`,
      hours: goodForHours,
    };
    return { to: contact.email, ...letterTexts[data.language].brandInvitation(facts) };
  });
}
