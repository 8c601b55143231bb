/** No `@`: a username is shown where an e-mail address must not be. A letter: it would else be taken for an id. */
export const usernameForm = {
  minLength: 2,
  maxLength: 50,
  pattern: '^([A-Za-z]|[0-9][0-9._-]*[A-Za-z])[A-Za-z0-9._-]*$',
} as const;

const form = new RegExp(usernameForm.pattern);

/** Whether a new account may be called so. */
export function isUsername(text: string): boolean {
  return text.length >= usernameForm.minLength && text.length <= usernameForm.maxLength && form.test(text);
}
