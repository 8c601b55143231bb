/**
 * The form of a username. It has no `@`, because usernames are shown where e-mail addresses must not be. It has at least one
 * letter, because digits alone are an id.
 */
export const usernameForm = {
  minLength: 2,
  maxLength: 50,
  pattern: '^([A-Za-z]|[0-9][0-9._-]*[A-Za-z])[A-Za-z0-9._-]*$',
} as const;

const form = new RegExp(usernameForm.pattern);

/** Returns whether a new account may have this username. */
export function isUsername(text: string): boolean {
  return text.length >= usernameForm.minLength && text.length <= usernameForm.maxLength && form.test(text);
}
