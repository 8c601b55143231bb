import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes: some tens of milliseconds on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const shortestPassword = 10;
/** Longer ones would only cost time. */
export const longestPassword = 200;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let nobodys: Promise<string> | null = null;

/**
 * Whether the password is the one that was hashed. For an unknown account (null) it takes as long as for a known one,
 * so that the time says nothing about who has an account.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodys), password.normalize('NFKC'));
  return matches && passwordHash !== null;
}
