import { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { DeliveryFailure, type Sender } from './sender.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://host:587`, which upgrades to TLS if the server supports it. */
  url: string;
  /** The sender's address: `tryset <no-reply@example.com>`. */
  from: string;
}

const patienceMs = 30_000;

/** Sends letters through a mail server. Its refusals are permanent (5xx, RFC 5321) or temporary (4xx). */
export function smtpMailer({ url, from }: SmtpOptions): Sender {
  const limits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  return {
    async send({ id, to, subject, text }, signal) {
      // Each letter has its own connection, so that an abort can close it.
      const socket = new Socket();
      const close = () => socket.destroy();
      signal.addEventListener('abort', close, { once: true });
      // The abort came before the connection.
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
 * Reads `SMTP_URL` and `MAIL_FROM` from the environment. Returns null if neither is set: letters then stay in the outbox. Throws an error
 * of one line for invalid settings.
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
