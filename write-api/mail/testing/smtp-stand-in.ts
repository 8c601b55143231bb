import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What the server says to a recipient, as RFC 5321 has it: null takes the letter, `silence` never answers. */
export type Said = { code: number; message: string } | 'silence' | null;

/** A mail server that takes or refuses letters as it is told, and keeps those that it took. */
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
    /** Letters as they came over the line. */
    taken,
    /** Everybody to whom a letter was brought. */
    asked,
    say(said: Said) {
      state.said = said;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
