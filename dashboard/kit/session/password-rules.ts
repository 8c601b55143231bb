/** The minimum length of a new password in characters. `limits.test.ts` compares it with the API's limit. */
export const shortestPassword = 10;
