import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { refundOf } from '#domain/payments/money.ts';
import { isOfCard, newCardFor } from '#domain/payments/new-card.ts';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import type { Payer } from '#domain/payments/payment-kinds.ts';
import type { Payment } from '#domain/payments/payment-state.ts';
import { later } from '#domain/reacting.ts';
import { userTicket } from '#domain/user-tickets/user-ticket.ts';
import { type Language, languageOfRegion, languages } from '#domain/words/languages.ts';
import { asEvent, type StoredEvent } from '#event-store/stored-event.ts';
import { type Account, callerFor } from '../accounts/accounts.ts';
import { addressOf } from '../auth/address-of.ts';
import { idsOfBrand } from '../brands/of-brand-index.ts';
import { wallets } from '../cards/owners.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { LetterText } from '../mail/texts/letter-texts.ts';
import { letterTexts, together } from '../mail/texts/texts.ts';
import { isWritten, writeLetter } from '../mail/write-letter.ts';

/** The number of days after which a letter about a payment is no longer sent. */
const goodForDays = 30;

/** Writes the letter in a language. Only a brand's letter links to the back-office; members use the app. */
type Wording = (language: Language, isBrand: boolean) => LetterText;

/**
 * Mails a payer whose refund needs a bank account, and the owner of a card that cannot be charged any more. The letter is left
 * out if nothing is asked of the payer any more.
 */
export async function mailPayer(deps: WriteDeps, stored: StoredEvent, id: number): Promise<void> {
  const event = asEvent<PaymentEvent>(stored);
  if (event.type !== 'RefundFailed' && event.type !== 'PaymentDeclined') return;
  const until = later(stored.metadata.receivedAt, goodForDays * 24 * 3_600_000);
  if (until <= deps.clock()) return;
  const { state } = await deps.streams.refresh(payment, id);
  if (state.payer === null) return;
  const wording =
    event.type === 'RefundFailed'
      ? askingForAccount(deps, state, event.data.refundId)
      : await askingForCard(deps, state, event.data.attempt);
  if (wording === null) return;
  const cause = { eventId: stored.id, correlationId: stored.metadata.$correlationId };
  for (const account of await accountsOf(deps, state.payer)) {
    const letterId = derivedCommandId(stored.id, `letter to ${account.kind} ${account.id}`);
    const to = await addressOf(deps, account);
    if (to === null || (await isWritten(deps, letterId))) continue;
    const letter = { id: letterId, to, ...(await worded(deps, account, wording)) };
    const person = personKey(account.kind, account.id);
    await writeLetter(deps, { letter, person, until, cause }, async () => undefined);
  }
}

function askingForAccount({ publicUrl }: WriteDeps, state: Payment, refundId: number): Wording | null {
  const refund = refundOf(state, refundId);
  if (refund?.refusal !== 'needs_account' || state.currency === null) return null;
  const { paymentId, currency } = state;
  return (language, isBrand) =>
    letterTexts[language].refundNeedsAccount({
      amount: new Intl.NumberFormat(language, { style: 'currency', currency }).format(refund.amount),
      payment: paymentId,
      link: isBrand ? `${publicUrl}/payments/${paymentId}` : null,
    });
}

/** Null unless the payment waits for another card. */
async function askingForCard(deps: WriteDeps, state: Payment, attempt: number): Promise<Wording | null> {
  const { publicUrl, streams } = deps;
  const { status, attempts, payer } = state;
  const last = attempts.at(-1);
  if (payer === null || status !== 'pending' || last?.attempt !== attempt) return null;
  if (await hasOwnLetter(deps, state)) return null;
  const reason = last.declined;
  if (!isOfCard(reason)) return null;
  const { state: wallet } = await streams.refresh(wallets[payer.kind], payer.id);
  const card = wallet.cards.find(({ cardId }) => cardId === last.cardId);
  if (card === undefined || newCardFor(state, wallet) !== null) return null;
  const { lastFour } = card;
  return (language, isBrand) =>
    letterTexts[language].cardUnusable({
      lastFour,
      reason,
      link: isBrand ? `${publicUrl}/brands/${payer.id}` : null,
    });
}

/** Whether a letter about a failed payment for a brand's plan, or for the renewal of a ticket, names the card itself. */
async function hasOwnLetter({ streams }: WriteDeps, { for: paid }: Payment): Promise<boolean> {
  if (paid?.kind !== 'ticket') return paid?.kind === 'brand_invoice';
  return (await streams.refresh(userTicket, paid.id)).state.previousTicketId !== null;
}

/** The member, or the brand's active admins. */
async function accountsOf(deps: WriteDeps, { kind, id }: Payer): Promise<Account[]> {
  if (kind === 'user') return [{ kind, id }];
  const admins = (await idsOfBrand(deps.db, 'brand_admin', id)).map((adminId) => ({
    kind: 'brand_admin' as const,
    id: adminId,
  }));
  const callers = await Promise.all(admins.map((admin) => callerFor(deps, admin)));
  return admins.filter((_, index) => callers[index] !== null);
}

/** Members get their region's language. Back-office accounts have no language, so their letter has all languages. */
async function worded({ streams }: WriteDeps, { kind, id }: Account, wording: Wording): Promise<LetterText> {
  if (kind !== 'user') return together(languages.map((language) => wording(language, true)));
  const { regionId } = (await streams.refresh(member, id)).state;
  return wording(languageOfRegion[regionId], false);
}
