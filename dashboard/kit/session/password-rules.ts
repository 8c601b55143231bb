/** So many characters has a password that is chosen; `limits.test.ts` compares it with the calls. */
export const shortestPassword = 10;
