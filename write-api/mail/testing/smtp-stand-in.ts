import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The server's answer to a recipient (RFC 5321): null accepts the e-mail, `silence` never answers. */
export type Said = { code: number; message: string } | 'silence' | null;

/** Starts a mail server that accepts or refuses e-mails as the test says, and stores the accepted ones. */
export async function smtpStandIn() {
  const state = { said: null as Said };
  const taken: string[] = [];
  const asked: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const { said } = state;
      asked.push(address);
      if (said === 'silence') return;
      if (said === null) answer();
      else answer(Object.assign(new Error(said.message), { responseCode: said.code }));
    },
    onData(stream, _session, answer) {
      text(stream).then((letter) => {
        taken.push(letter);
        answer();
      }, answer);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The accepted e-mails, as received. */
    taken,
    /** All recipients, including those of refused e-mails. */
    asked,
    say(said: Said) {
      state.said = said;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
