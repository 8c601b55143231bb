/** A rule of the dashboard's routes and shell. A rule that needs a browser names the test that proves it. */
export interface RoutingRule {
  rule: string;
  provenBy?: { file: string; test: string };
}

export const routingRules = {
  start: { rule: 'The empty path leads to /products for a brand admin, and to /looks for staff.' },
  unknownPath: { rule: 'Any unknown path redirects to the root.' },
  otherScope: { rule: 'A user without the required scope for a room is sent to /products.' },
  expiredToken: {
    rule: 'Before each navigation, an expired token signs out and leads to /login?reason=token_expired.',
  },
  logout: {
    rule: '/logout clears the stored token, then goes to /login.',
    provenBy: { file: 'e2e/shell/sign-in.ts', test: 'a log-out leaves nothing behind' },
  },
  title: {
    rule: 'The title is the brand’s English name, or its Korean name, in square brackets, then a manager title.',
  },
  helpCenter: { rule: 'The help link is built from a page id on a public notes site.' },
  fatalDialog: {
    rule: 'The fatal dialog shows the error to copy, and ends the session when it closes.',
    provenBy: {
      file: 'e2e/shell/shell.ts',
      test: 'reports a failed start, retries it, and ends the session when the message is closed',
    },
  },
  unrecoverable: {
    rule: 'After an unrecoverable error, closing the dialog leads to /.',
    provenBy: {
      file: 'e2e/shell/shell.ts',
      test: 'an error on all pages ends at the root, signed out',
    },
  },
  startAtLogin: {
    rule: 'A start that fails at /login says that a retry would loop forever.',
    provenBy: { file: 'e2e/shell/shell.ts', test: 'a start that fails at the sign-in page reports the loop' },
  },
  notice: {
    rule: 'The notice of improvements does not close by itself and, once closed, is never shown again.',
    provenBy: {
      file: 'e2e/shell/shell.ts',
      test: 'shows the notice next to the content until it is closed, and never again',
    },
  },
  confirm: {
    rule: 'A question offers OK and cancel, and cannot be dismissed otherwise.',
    provenBy: {
      file: 'e2e/shell/shell.ts',
      test: 'a question closes only by OK or cancel, and a destructive one focuses cancel',
    },
  },
  brokenImage: {
    rule: 'A broken image falls back to a placeholder picture.',
    provenBy: { file: 'e2e/products/products.ts', test: 'a broken picture shows a placeholder' },
  },
  alert: { rule: 'A global alert accepts only the types success and fail, and is shown for 1000 ms.' },
} as const satisfies Readonly<Record<string, RoutingRule>>;
