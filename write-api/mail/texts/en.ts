import type { LetterTexts } from './texts.ts';

export const en: LetterTexts = {
  signInHelp: ({ username, link, minutes }) => ({
    subject: 'Your tryset username, and a new password',
    text: `Somebody asked for help with signing in to the account of this address.

Your username: ${username}

Set a new password here. The link works once, for ${minutes} minutes:
${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  }),
};
