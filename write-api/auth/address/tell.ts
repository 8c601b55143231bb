import { system } from '#domain/actor.ts';
import { addressWaitMs, type OpeningAddress } from '#domain/members/address-proposal.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { later } from '#domain/reacting.ts';
import { keptPhone } from '#domain/text/phone.ts';
import { languages } from '#domain/words/languages.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { WriteDeps } from '../../deps.ts';
import { derivedCommandId } from '../../kit/commands/command-ids.ts';
import type { Effect } from '../../kit/follower/effect.ts';
import type { Letter, Way } from '../../mail/sender.ts';
import { letterTexts, together } from '../../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../../mail/write-letter.ts';
import { signInNameOf } from '../credentials.ts';
import { writeProposalToken } from './link.ts';
import { isOver } from './settle.ts';
import { changeAddress, standingOf } from './standing.ts';

const kinds: Readonly<Record<string, Account['kind']>> = {
  MemberAddressProposed: 'user',
  StaffAddressProposed: 'staff',
  BrandAdminAddressProposed: 'brand_admin',
};

/**
 * Notifies an account's owner that another person proposed a new address, and records the notification: the seven days start
 * then.
 */
export const tellOfProposal: Effect = async (deps, stored, id) => {
  const kind = kinds[stored.type];
  if (kind === undefined) return;
  const account = { kind, id };
  const { proposalId } = stored.data as { proposalId: string };
  const { personal, proposal } = await standingOf(deps, account);
  if (proposal?.proposalId !== proposalId || proposal.toldAt !== null || personal === null) return;
  const person = personKey(kind, id);
  const now = (await deps.sealing.unseal(person, personal)) as Contact | null;
  const wanted = (await deps.sealing.unseal(person, proposal.address)) as OpeningAddress | null;
  if (now === null || wanted === null) return;
  const token = writeProposalToken(deps.addressKey, { account, proposalId });
  const letter = await letterTo(deps, account, now, wanted, `${deps.publicUrl}/address#${token}`);
  if (letter === null) return;
  const letterId = derivedCommandId(stored.id, 'letter');
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  const until = later(deps.clock(), addressWaitMs);
  if (!(await isWritten(deps, letterId))) {
    const { way, ...content } = letter;
    await writeLetter(
      deps,
      { letter: { id: letterId, ...content }, way, person, until, cause },
      async () => {},
    );
  }
  const context = {
    commandId: derivedCommandId(stored.id, 'told'),
    actor: system,
    receivedAt: deps.clock(),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
  };
  const commands = [{ action: 'tell_address_owner' as const, proposalId }];
  try {
    await changeAddress(deps, account, { name: 'tell_address_owner', commands }, { context });
  } catch (error) {
    if (!isOver(error)) throw error;
  }
};

/**
 * Returns a message to the current address, or a text message if a member has only a phone. Accounts have no language, so all
 * languages are used.
 */
async function letterTo(
  deps: WriteDeps,
  account: Account,
  { email, phone }: Contact,
  wanted: OpeningAddress,
  link: string,
): Promise<(Omit<Letter, 'id'> & { way: Way }) | null> {
  const address = [wanted.email, wanted.phone]
    .map((each) => each ?? '')
    .filter(Boolean)
    .join(', ');
  if (email) {
    const username = (await signInNameOf(deps, account)) ?? '';
    const facts = { username, address, link };
    const text = together(languages.map((language) => letterTexts[language].addressProposed(facts)));
    return { way: 'mail', to: email, ...text };
  }
  if (account.kind !== 'user' || !phone) return null;
  const { regionId } = (await deps.streams.refresh(member, account.id)).state;
  const text = languages.map((language) => letterTexts[language].addressMessage({ link })).join('\n');
  return { way: 'sms', to: keptPhone(phone, regionId), subject: '', text };
}
