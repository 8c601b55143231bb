import { randomBytes } from 'node:crypto';
import type { Credentials } from '../credentials.ts';

/** Unique credentials. */
export const someCredentials = (): Credentials => ({
  username: 'tester',
  password: randomBytes(24).toString('base64url'),
});
