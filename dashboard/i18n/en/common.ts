export const common = {
  close: 'Close',
  cancel: 'Cancel',
  apply: 'Apply',
  clear: 'Clear',
  retry: 'Try again',
  notices: 'Messages so far',
  none: 'None',
  pair: '{{name}}: {{value}}',
  countLink: '{{name}}: {{amount}}, to the list',
  yes: 'Yes',
  no: 'No',
  optional: 'optional',
  backTo: 'Back to {{room}}',
  trail: 'Where this page is',
  unknownPerson: 'Not shown',
  stale: {
    behind: 'This may not show the latest change yet.',
    parked:
      'Some events of these rows could not be applied. Support has to check them; the rows may be incomplete.',
    refresh: 'Refresh',
  },
} as const;

export const errors = {
  unreachable: 'The server cannot be reached. Check the connection and try again.',
  signedOut: 'You are signed out. Sign in to go on.',
  unavailable:
    'The event store or the database is unavailable at the moment. Nothing was lost or half done; try again shortly.',
  notFoundTitle: 'Not found',
  notFound: 'It does not exist, or it is not yours to see.',
  noRight: 'You have no right to do this.',
  roleMissing: {
    operator: 'This asks for the role Operator. An owner can give it to you.',
    support: 'This asks for the role Support. An owner can give it to you.',
    owner: 'This asks for the role Owner. An owner can give it to you.',
  },
  invalid: 'The input was not accepted: {{message}}',
  transition: 'No longer possible: the status is now {{status}}.',
  keyReused: 'This request was already sent with other content. Open the dialog again.',
  tooMany: 'Too many requests. Wait a moment and try again.',
  notLent: {
    brand_removed:
      'The brand has been removed. Its garments can no longer be lent, registered or put on sale.',
    product_removed: 'The product has been removed. Its garments can no longer be lent or registered.',
    size_removed: 'The size has been removed. Its garments can no longer be lent or registered.',
    brand_unpublished: 'The brand is not published. Publish it first.',
    size_unpublished: 'The product is not published. Publish it first.',
    not_published: 'The product is not published. Publish it first.',
  },
  unexpected: 'It did not work: {{message}}',
  notRefreshed: 'This page could not be refreshed; it may be out of date.',
  detailTitle: 'It could not be loaded',
  partNotLoaded: 'This part could not be loaded. Check the connection and try again.',
  code: 'Code {{code}}',
} as const;

/** The messages for invalid fields in all forms and dialogs. */
export const fieldProblems = {
  required: 'This is needed.',
  email: 'This is no e-mail address.',
  phone: 'This is no phone number.',
  link: 'A link begins with https:// or http://.',
  whole: 'A whole number is needed.',
  decimal: 'A number is needed, such as 52 or 52.5.',
  ids: 'Member numbers, with commas between them.',
  pairs: 'Each line needs its own name, a colon and a text.',
  tooSmall: 'Give at least {{least}}.',
  tooLarge: 'Give at most {{most}}.',
  tooShort: 'Give at least {{least}} characters.',
  digits: 'Enter digits only.',
  day: 'A date is needed.',
  moment: 'A day and a time are needed.',
  hour: 'A time is needed, such as 11:00.',
} as const;
