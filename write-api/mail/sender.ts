/**
 * A letter to one person, in plain text. `id` stays the same in retries, so receivers recognize a repeated letter. To a phone it is a short
 * message without a subject, and `to` is the number in E.164.
 */
export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** The channel of a letter. */
export type Way = 'mail' | 'sms';

/** A service that delivers letters. */
export interface Sender {
  /** Resolves once the service accepted the letter. Throws a `DeliveryFailure`. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** The service of each channel; null if its letters stay in the outbox. */
export type Senders = Readonly<Record<Way, Sender | null>>;

/** The service did not accept a letter. `isForGood` if it refused the address or the letter itself. */
export class DeliveryFailure extends Error {
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isForGood = isForGood;
  }
}
