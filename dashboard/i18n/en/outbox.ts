export const outbox = {
  help: 'Nobody is set up here to send these. Letters and text messages lie here, newest first, until what they say has run out.',
  sms: 'Text message',
  to: 'To {{address}}',
  emptyTitle: 'Nothing to send',
  emptyText:
    'Whoever asks for help with signing in, or shows a phone, gets a letter or a message; it will lie here.',
  sentTitle: 'All is sent',
  sentText:
    'A mail server and a message service are set up here. What they did not take is told at the start page.',
  failedTitle: 'The letters could not be loaded',
} as const;
