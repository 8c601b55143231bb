/** The minimum number of characters of a new password. `limits.test.ts` compares it with the API's schemas. */
export const shortestPassword = 10;
