import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartFailure } from '#backend/failure.ts';

/** Reads the passphrase from standard input, or hidden from the terminal. The terminal asks twice for a new one. */
export async function passphrase({
  fromStdin,
  isNew,
}: {
  fromStdin: boolean;
  isNew: boolean;
}): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (!process.stdin.isTTY) {
    throw new StartFailure('there is no terminal to ask for the passphrase: pass it with --passphrase-stdin');
  }
  const first = await ask('Passphrase: ');
  if (isNew && (await ask('Once more: ')) !== first) throw new StartFailure('the two passphrases differ');
  return first;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  // In raw mode Ctrl-C reaches the reader instead of the process.
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
