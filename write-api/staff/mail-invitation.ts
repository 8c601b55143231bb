import { type Contact, personKey } from '#domain/members/person.ts';
import { type StaffEvent, staff } from '#domain/members/staff.ts';
import { asEvent, type StoredEvent } from '#event-store/stored-event.ts';
import { goodForHours, mailLink } from '../auth/mail-link.ts';
import type { WriteDeps } from '../deps.ts';
import { letterTexts } from '../mail/texts/texts.ts';

/** Mails the invitation with a link to the page where the invited person chooses a password. */
export async function mailStaffInvitation(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const { type, data } = asEvent<StaffEvent>(stored);
  if (type !== 'StaffInvited' && type !== 'StaffInvitationRenewed') return;
  await mailLink(deps, stored, { kind: 'staff', id }, async (token) => {
    const { state } = await deps.streams.refresh(staff, id);
    if (state.status !== 'invited' || state.personal === null) return null;
    const contact = (await deps.sealing.unseal(personKey('staff', id), state.personal)) as Contact | null;
    if (!contact?.email) return null;
    const link = `${deps.publicUrl}/activate#${token}`;
    const facts = { username: state.username, link, hours: goodForHours };
    return { to: contact.email, ...letterTexts[data.language].staffInvitation(facts) };
  });
}
