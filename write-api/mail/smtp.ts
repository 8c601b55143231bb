import { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { DeliveryFailure, type Sender } from './sender.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://host:587`: that one is encrypted as soon as the server can. */
  url: string;
  /** Whom letters are from: `tryset <no-reply@example.com>`. */
  from: string;
}

const patienceMs = 30_000;

/** Sends letters through a server, which says for good (5xx, RFC 5321) or for now (4xx) where it takes one not. */
export function smtpMailer({ url, from }: SmtpOptions): Sender {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  return {
    async send({ id, to, subject, text }, signal) {
      // A connection each, of our own: it is broken off where nobody waits for it any more.
      const socket = new Socket();
      const close = () => socket.destroy();
      signal.addEventListener('abort', close, { once: true });
      // It was to be broken off before it began.
      socket.once('connect', () => signal.aborted && close());
      try {
        const headers = { 'Auto-Submitted': 'auto-generated' };
        const transport = createTransport({ url, socket, ...limits });
        await transport.sendMail({ from, to, subject, text, headers, messageId: `<${id}@tryset>` });
      } catch (error) {
        signal.throwIfAborted();
        const { message, responseCode } = error as Error & { responseCode?: number };
        throw new DeliveryFailure(message, responseCode !== undefined && responseCode >= 500);
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * From the environment: `SMTP_URL` and `MAIL_FROM`; null where neither is set, and letters stay in the outbox. Throws an error of one
 * line where something is wrong.
 */
export function mailerFrom({ SMTP_URL: url = '', MAIL_FROM: from = '' }: Environment): Sender | null {
  if (url === '' && from === '') return null;
  if (url === '' || from === '') throw new Error('SMTP_URL and MAIL_FROM go together: set both or none');
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('SMTP_URL looks like smtps://user:password@host:465');
  }
  if (!/^[^@\r\n]+@[^@\r\n]+$/.test(from)) {
    throw new Error('MAIL_FROM looks like tryset <no-reply@example.com>');
  }
  return smtpMailer({ url, from });
}
