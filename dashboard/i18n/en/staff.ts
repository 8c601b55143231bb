import { words } from '#domain/words/en.ts';
export const staff = {
  invite: 'Invite somebody',
  send: 'Send the invitation',
  sent: 'The invitation is on its way.',
  inviteText:
    'A letter goes to the address, with a link by which the person chooses a password. It works for three days, once.',
  invited: 'Invited',
  active: 'Active',
  you: 'You',
  section: 'Colleague',
  actions: 'Actions',
  renew: 'Send the invitation again',
  renewText:
    '{{name}} gets another letter at {{email}}. Its link works for three days; earlier ones go on working as long as they would.',
  remove: 'Close the account',
  removeText:
    '{{name}} is signed out everywhere and can no longer sign in. The username is free again. All histories keep the account’s actions.',
  removeSelf: 'This is your own account: you are signed out at once.',
  activationText: 'You were invited to work here. Choose the password with which you will sign in.',
  activated: 'Your account is ready. Sign in as staff, with the username of the letter.',
  roles: 'Roles',
  role: words.staffRole,
  roleHelp: {
    auditor: 'Reads everything, changes nothing.',
    operator: 'All daily work.',
    support: 'Replay, repair and forced actions.',
    owner: 'Everything, also accounts and policies.',
  },
  rolesText: 'A change of roles ends the sign-ins of this account; its owner signs in again.',
  fields: {
    id: 'No.',
    username: 'Username',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
  },
  columns: {
    who: 'Who',
    status: 'Account',
    created: 'Since',
    updated: 'Last change',
  },
  filters: {
    q: 'Name, username or e-mail',
    role: 'Role',
    ids: 'Account no.',
  },
} as const;
