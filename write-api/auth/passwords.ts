import { hash, verify } from '@node-rs/argon2';

/** The cost of Argon2id: 19 MiB and two passes, some tens of milliseconds on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const shortestPassword = 10;
/** The maximum length of a password; hashing longer ones would only cost time. */
export const longestPassword = 200;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let nobodys: Promise<string> | null = null;

/**
 * Returns whether a password matches its hash. An unknown account (null) takes equally long, so that the time reveals no
 * account.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), password.normalize('NFKC'));
  return matches && passwordHash !== null;
}
