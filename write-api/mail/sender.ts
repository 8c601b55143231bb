/**
 * A letter to one person, in plain text. `id` is the same however often it is sent: receivers know a repeated one by it. To a phone it is
 * a short message without a subject, and `to` is the number as E.164 has it.
 */
export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** How letters go. */
export type Way = 'mail' | 'sms';

/** Where letters go. */
export interface Sender {
  /** Settles once the letter was taken over by somebody who delivers it. Throws a `DeliveryFailure`. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** Who sends letters of each way; null where they stay in the outbox. */
export type Senders = Readonly<Record<Way, Sender | null>>;

/** A letter was not taken over; for good where the address, or the letter itself, was refused. */
export class DeliveryFailure extends Error {
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isForGood = isForGood;
  }
}
