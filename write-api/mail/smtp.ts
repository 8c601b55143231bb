import { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { DeliveryFailure, type Sender } from './sender.ts';

export interface SmtpOptions {
  /** The mail server: `smtps://user:password@host:465`, or `smtp://host:587`, which upgrades to TLS if the server supports it. */
  url: string;
  /** The sender's address: `tryset <no-reply@example.com>`. */
  from: string;
}

const patienceMs = 30_000;

/** Creates a sender that uses a mail server. The server's refusals are permanent (5xx, RFC 5321) or temporary (4xx). */
export function smtpMailer({ url, from }: SmtpOptions): Sender {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  return {
    async send({ id, to, subject, text }, signal) {
      // Each e-mail has a connection of its own, so that an abort can close it.
      const socket = new Socket();
      const close = () => socket.destroy();
      signal.addEventListener('abort', close, { once: true });
      // If the signal aborted before the connection was made, the connection is closed now.
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
 * Reads `SMTP_URL` and `MAIL_FROM` from the environment. Returns null if neither is set: e-mails then stay in the outbox.
 * Throws a one-line error for invalid settings.
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
