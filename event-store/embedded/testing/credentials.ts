import { randomBytes } from 'node:crypto';
import type { Credentials } from '../credentials.ts';

/** Returns credentials with a random password. */
export const someCredentials = (): Credentials => ({
  username: 'tester',
  password: randomBytes(24).toString('base64url'),
});
