export const outbox = {
  help: 'This house has no mail server. What it would have sent lies here, newest first, until its links have run out.',
  to: 'To {{address}}',
  emptyTitle: 'No letters',
  emptyText: 'Whoever asks for help with signing in gets a letter; it will lie here.',
  sentTitle: 'Letters are sent',
  sentText: 'A mail server is set up here. What it did not take is told at the start page.',
  failedTitle: 'The letters could not be loaded',
} as const;
