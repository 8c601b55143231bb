import type { Letter } from '../sender.ts';

/** Why a stored card cannot pay. */
export type CardProblem = 'expired' | 'invalid';

export type LetterText = Pick<Letter, 'subject' | 'text'>;

/** The security notices to an account's owner. */
export type NoticeName =
  | 'passwordChanged'
  | 'addressChanged'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'secondFactorFailed'
  | 'identityLinked'
  | 'socialLinked';

/** The use of a look by a brand. `day` is its last day, and `link` leads to the look. */
export interface LookUseFacts {
  brand: string;
  look: number;
  day: string;
  link: string;
}

/** The amount that a brand pays for its plan, such as `300,000 KRW`. `link` leads to the plan's page. */
export interface BrandCharge {
  brand: string;
  plan: string;
  amount: string;
  link: string;
}

/** The amount that a member pays for a ticket, in the member's notation. Members get no links, since they use the app. */
export interface TicketCharge {
  plan: string;
  amount: string;
}

/** An order, by its number. Members get no links, since they use the app. */
export interface OrderFacts {
  order: number;
}

/** Items of an order, by the names of their products. */
export interface OrderItemFacts extends OrderFacts {
  items: string;
}

/** Why an order ended unpaid. `forged`: another amount arrived, and goes back. */
export type OrderEnd = 'canceled' | 'expired' | 'failed' | 'forged';

/** The texts of e-mails and text messages, by subject. */
export interface LetterTexts
  extends Readonly<Record<NoticeName, (facts: { username: string; link: string }) => LetterText>> {
  /** The invitation of a brand's admin. Links in all texts are full addresses; they expire after the given minutes or hours. */
  brandInvitation(facts: { brand: string; username: string; link: string; hours: number }): LetterText;
  /** The code for a brand's sign-up, with six digits. */
  signUpCode(facts: { code: string; link: string; minutes: number }): LetterText;
  /** The text message with a phone's code. The code comes first, since a locked screen shows only the beginning. */
  phoneCode(facts: { code: string; minutes: number }): string;
  /** The code for the sign-up of a member, who signs up outside of the dashboard. */
  memberCode(facts: { code: string; minutes: number }): LetterText;
  /** The answer to a sign-up with an address that already has an account. */
  signUpKnown(facts: { link: string }): LetterText;
  /** The approval of a member. `link` leads to the page for a first password; null if the member has one. */
  memberApproved(facts: { username: string; link: string | null }): LetterText;
  memberDeclined(facts: { reason: string }): LetterText;
  brandApproved(facts: { brand: string; username: string; link: string }): LetterText;
  brandDeclined(facts: { brand: string; reason: string }): LetterText;
  staffInvitation(facts: { username: string; link: string; hours: number }): LetterText;
  signInHelp(facts: { username: string; link: string; minutes: number }): LetterText;
  /** The notice to the current address when somebody else proposes another address. */
  addressProposed(facts: { username: string; address: string; link: string }): LetterText;
  /** The notice of a proposed address as a text message to a phone. */
  addressMessage(facts: { link: string }): string;
  /**
   * The notice of an answer to a support ticket, with the ticket's number. Members get no link, since they have no page for
   * tickets.
   */
  ticketAnswered(facts: { number: number; link: string | null }): LetterText;
  /**
   * Asks for the bank account that a refund needs. `amount` has its currency. Members get no link, since they give the account
   * in the app.
   */
  refundNeedsAccount(facts: { amount: string; payment: number; link: string | null }): LetterText;
  /** A stored card cannot be charged any more. `lastFour` are its last digits. Members get no link. */
  cardUnusable(facts: { lastFour: string; reason: CardProblem; link: string | null }): LetterText;
  /** A brand's use of a look ends in 14 days, with the day `day`; and it has ended. */
  lookUseEnding(facts: LookUseFacts): LetterText;
  lookUseEnded(facts: LookUseFacts): LetterText;
  /** Seven days before a brand's plan renews. `card` has the last four digits; null for a bank transfer. */
  brandRenewal(facts: BrandCharge & { card: string | null; day: string }): LetterText;
  /** A payment for a brand's plan failed. `next` is the day of the next automatic attempt; null if none follows. */
  brandPaymentFailed(facts: BrandCharge & { card: string | null; next: string | null }): LetterText;
  brandPaymentGivenUp(facts: BrandCharge): LetterText;
  /** A plan's new price, for periods that start on the day `from` or later. */
  brandPlanPrice(facts: {
    plan: string;
    before: string;
    after: string;
    from: string;
    link: string;
  }): LetterText;
  /**
   * Seven days before a member's ticket renews. `card` has the last four digits; null without a card. `usesPoints`: points pay
   * first.
   */
  ticketRenewal(facts: TicketCharge & { card: string | null; usesPoints: boolean; day: string }): LetterText;
  /**
   * The payment of a renewal failed, so the member is suspended. `next` is the day of the next automatic attempt; null if none
   * follows.
   */
  ticketPaymentFailed(facts: TicketCharge & { card: string | null; next: string | null }): LetterText;
  ticketPaymentGivenUp(facts: TicketCharge): LetterText;
  /** A plan's new price, for tickets that start on the day `from` or later. */
  memberPlanPrice(facts: { plan: string; before: string; after: string; from: string }): LetterText;
  /** An order was placed and waits for money. `amount` has its currency; unpaid, the order ends at `due`, a time in Seoul. */
  orderPlaced(facts: OrderItemFacts & { amount: string; due: string }): LetterText;
  orderPaid(facts: OrderItemFacts): LetterText;
  /** An order ended without its money. */
  orderEnded(facts: OrderItemFacts & { why: OrderEnd }): LetterText;
  orderItemsCanceled(facts: OrderItemFacts): LetterText;
  orderShipped(facts: OrderItemFacts & { courier: string; trackingNumber: string }): LetterText;
  orderRefunded(facts: OrderFacts & { amount: string }): LetterText;
  orderReturnReceived(facts: OrderItemFacts): LetterText;
  orderReturnRefused(facts: OrderItemFacts & { reason: string }): LetterText;
}
