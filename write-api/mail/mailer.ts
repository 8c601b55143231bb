/** A letter to one person, in plain text. `id` is the same however often it is sent: receivers know a repeated one by it. */
export interface Letter {
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** Where letters go. */
export interface Mailer {
  /** Settles once the letter was taken over by somebody who delivers it. Throws a `MailFailure`. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

/** A letter was not taken over; for good where the address, or the letter itself, was refused. */
export class MailFailure extends Error {
  readonly isForGood: boolean;

  constructor(message: string, isForGood: boolean) {
    super(message);
    this.name = 'MailFailure';
    this.isForGood = isForGood;
  }
}
