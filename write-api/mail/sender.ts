/**
 * A message to one person, in plain text. `id` stays the same in retries, so receivers recognize a repeated message. A message
 * to a phone is a text message without a subject, and `to` is the number in E.164.
 */
export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** The channel of a message: e-mail or text message. */
export type Way = 'mail' | 'sms';

/** A service that delivers messages. */
export interface Sender {
  /** Sends a message and resolves once the service has accepted it. Throws a `DeliveryFailure`. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** The service of each channel; null if the channel's messages stay in the outbox. */
export type Senders = Readonly<Record<Way, Sender | null>>;

/** Thrown if the service did not accept a message. `isForGood` is true if it refused the address or the message itself. */
export class DeliveryFailure extends Error {
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isForGood = isForGood;
  }
}
