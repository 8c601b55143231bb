import type { LetterTexts } from './texts.ts';

export const en: LetterTexts = {
  brandInvitation: ({ brand, username, link, hours }) => ({
    subject: `You are invited to act for ${brand} at tryset`,
    text: `You are invited to act for the brand ${brand} in the back-office of tryset.

Your username: ${username}

Choose a password here. The link works once, for ${hours} hours:
${link}

If you expected nothing of the kind, there is nothing to do.
`,
  }),
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
