export const outbox = {
  help: 'This house has no mail server or message service. Letters and text messages are listed here, newest first, until they expire.',
  search: 'Recipient, subject or text',
  noMatch: 'No letter contains this text.',
  sms: 'Text message',
  to: 'To {{address}}',
  emptyTitle: 'Nothing to send',
  emptyText: 'Letters about sign-ins and codes for phones will appear here.',
  sentTitle: 'All is sent',
  sentText: 'A mail server and a message service send all letters. Home lists the failures.',
  failedTitle: 'The letters could not be loaded',
} as const;
