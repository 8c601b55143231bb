/** A sign-up that waits for its code. Session storage keeps it, so it survives a reload of the tab. */
export interface Begun {
  token: string;
  email: string;
}

const key = 'tryset.sign_up';

export function keepBegun(begun: Begun | null): void {
  if (begun === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(begun));
}

export function begunBefore(): Begun | null {
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as Begun);
}

/** The token and the code from the fragment (`#…`) of the e-mail's link; null if the fragment lacks one of them. */
export function proofIn(hash: string): { token: string; code: string } | null {
  const [, token, code] = /^#([\w-]{43})\.(\d{6})$/.exec(hash) ?? [];
  return token === undefined || code === undefined ? null : { token, code };
}
