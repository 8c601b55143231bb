export const login = {
  title: 'Sign in',
  subtitle: 'Back-office for staff and brand admins',
  about: {
    title: 'Clothes to try, looks to show',
    lend: 'Brands lend',
    lendText: 'Their garments lie in our warehouse, each with its own code.',
    try: 'Curators try',
    tryText: 'They get a tryset: a parcel of clothes to wear and send back.',
    post: 'Looks earn',
    postText: 'They post looks about them and earn points. Brands see how each look does.',
  },
  as: 'Sign in as',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in …',
  missing: 'Please fill in username and password.',
  noScope: 'This account has no access to the back-office.',
  wrong: 'Username or password is wrong.',
  tokenExpired: 'You were signed out because your session had expired. Sign in to go on where you were.',
  refreshFailed: 'You were signed out because the token refresh failed. Sign in to go on where you were.',
  register: 'Register a brand',
  applied: 'The brand has applied. A letter comes as soon as it is decided.',
  forgotten: 'Forgot username or password?',
  code: 'Code of your device',
  setUp:
    'Here staff sign in with a second step. Set it up now; from then on signing in asks for a code of your device.',
  codeHelp: 'Six digits of the authenticator app, or a recovery code.',
  codeMissing: 'Please fill in the code.',
  codeWrong: 'This code is not, or no longer, the right one.',
} as const;

export const organization = {
  enter: 'Sign in with your organization',
  or: 'or',
  working: 'Signing in …',
  code: 'Your organization has confirmed who you are. Now fill in the code of your device.',
  canceled: 'The sign-in at your organization was canceled, or refused there.',
  over: 'This sign-in was used, has run out, or began in another window. Begin anew.',
  unknown:
    'No staff account has the e-mail address of your organization’s account. Ask an owner of the back-office.',
  other:
    'Another identity of the organization is linked to the account of your address. An owner can unlink it.',
  unverified:
    'Your organization does not confirm your e-mail address, so that no account can be found for it.',
  away: 'The sign-in of your organization does not answer at the moment. Try again soon.',
  back: 'Back to the sign-in page',
  linked: 'The account is linked to an identity of {{issuer}}.',
  unlink: 'Unlink',
  unlinkOf: 'Unlink the identity of {{name}}?',
  unlinkText:
    'All sign-ins of the account end. The next sign-in with the organization links the identity that comes then.',
} as const;

export const signInHelp = {
  title: 'Help with signing in',
  text: 'We send a letter to the address of your account. It says your username, and has a link with which you set a new password.',
  email: 'E-mail address of the account',
  noAddress: 'Please fill in an e-mail address.',
  submit: 'Send the letter',
  asked: 'If an account has the address {{email}}, a letter is on its way to it. Its link works for an hour.',
  toLogin: 'Back to the sign-in page',
} as const;

export const newPassword = {
  title: 'New password',
  text: 'With the new password every sign-in of the account ends, on all devices.',
  password: 'New password',
  submit: 'Set the password',
  done: 'The new password is set. Sign in with it.',
  toLogin: 'Sign in',
  over: 'This link was used, or has run out. Ask for another letter.',
  askAgain: 'Ask for another letter',
} as const;

export const activation = {
  text: 'You were invited to act for a brand. Choose the password with which you will sign in.',
  submit: 'Choose the password',
  done: 'Your account is ready. Sign in as a brand admin, with the username of the letter.',
  over: 'This link was used, or has run out. A new letter can go to the address that was invited.',
  asked: 'If the invitation is valid, a new letter is on its way to the invited address.',
  damaged:
    'This link is damaged or incomplete. Fill in the address that was invited, and a new letter goes to it.',
  address: 'E-mail address that was invited',
  askedAt:
    'If an invitation to {{email}} is open, a new letter is on its way. Its link works for three days.',
  noLetter: 'No letter came? Then this link belongs to no invitation. Fill in the address that was invited.',
} as const;

export const sessions = {
  title: 'Where you are signed in',
  titleOf: 'Where {{name}} is signed in',
  current: 'This device',
  unknownDevice: 'Unknown device',
  since: 'Since {{started}}, last seen {{seen}}',
  end: 'End',
  endOf: 'End the sign-in: {{name}}',
  ended: 'The sign-in is ended.',
  none: 'Nobody is signed in.',
} as const;

export const secondFactor = {
  title: 'Two-step sign-in',
  off: 'Besides the password, signing in asks for a code of an authenticator app on your phone. A password alone opens nothing then.',
  on: 'Signing in asks for a code of your device. Recovery codes left: {{amount}}.',
  password: 'Your password',
  setUp: 'Set up',
  remove: 'Remove',
  scan: 'Scan the symbol with an authenticator app, or type the letters below it. Then fill in the code that the app shows.',
  symbol: 'Symbol for the authenticator app',
  confirm: 'Confirm',
  done: 'Two-step sign-in is set up.',
  recovery:
    'Keep these codes away from the device. Each signs in once without it, and they are shown only now.',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  kept: 'I have kept them',
  onOf: 'Signing in takes a code of a device.',
  removeOf: 'Remove the second step of {{name}}?',
  removeOfText:
    'Only where the device is lost: the password alone signs in then, until a new device is set up.',
} as const;
