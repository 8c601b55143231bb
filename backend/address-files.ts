import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorCode, oneLine, StartFailure } from './failure.ts';

/** Parameters of EVENTSTORE_URL that name files. The keys are normalized as the client compares names. */
const naming = new Map([
  ['tlscafile', 'tlsCAFile'],
  ['usercertfile', 'userCertFile'],
  ['userkeyfile', 'userKeyFile'],
]);

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this process may not read it',
  EISDIR: 'it is a folder',
};

/**
 * Checks that the files named in EVENTSTORE_URL are readable, and that certificate files hold PEM certificates.
 *
 * @throws {StartFailure} naming the parameter and the file.
 */
export function checkAddressFiles(url: string): void {
  for (const pair of url.split('?')[1]?.split('&') ?? []) {
    const [key = '', value = ''] = pair.split('=');
    const name = naming.get(key.toLowerCase().replace(/[_-]/g, ''));
    if (name === undefined) continue;
    const file = resolve(decodeURIComponent(value));
    const text = read(file, (why) => wrong(name, file, why));
    if (name === 'userKeyFile' || text.includes('-----BEGIN CERTIFICATE-----')) continue;
    throw wrong(name, file, 'it holds no certificate in the form PEM');
  }
}

function read(file: string, failure: (why: string) => StartFailure): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw failure(reasons[errorCode(error) ?? ''] ?? oneLine(error));
  }
}

const wrong = (name: string, file: string, why: string) =>
  new StartFailure(`EVENTSTORE_URL: ${name} names the file ${file}, but ${why}`);
