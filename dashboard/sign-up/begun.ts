import type { SignUpKind } from '#write-api/sign-up/contract.ts';

/** A sign-up that waits for its code. Session storage keeps it, so it survives a reload of the tab. */
export interface Begun {
  token: string;
  email: string;
}

/** The keys of both kinds of sign-up, which may wait in one tab. */
const keys = { brand: 'tryset.sign_up', user: 'tryset.member_sign_up' } as const satisfies Record<
  SignUpKind,
  string
>;

export function keepBegun(kind: SignUpKind, begun: Begun | null): void {
  if (begun === null) sessionStorage.removeItem(keys[kind]);
  else sessionStorage.setItem(keys[kind], JSON.stringify(begun));
}

export function begunBefore(kind: SignUpKind): Begun | null {
  const stored = sessionStorage.getItem(keys[kind]);
  return stored === null ? null : (JSON.parse(stored) as Begun);
}

/** The token and the code from the fragment (`#…`) of the e-mail's link; null if the fragment lacks one of them. */
export function proofIn(hash: string): { token: string; code: string } | null {
  const [, token, code] = /^#([\w-]{43})\.(\d{6})$/.exec(hash) ?? [];
  return token === undefined || code === undefined ? null : { token, code };
}
