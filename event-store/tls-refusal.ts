/**
 * The library's messages for failed TLS between client and node, and our advice to the operator. The messages contain no
 * address.
 */
const refusals: readonly [RegExp, (said: string) => string][] = [
  [
    /wrong version number/,
    (said) =>
      `the event store does not speak TLS (${said}): set tls=false in EVENTSTORE_URL, or enable TLS in the event store`,
  ],
  [
    /Hostname\/IP does not match certificate's altnames/,
    (said) =>
      `the event store's certificate is for another name (${said}): use the certificate's name in EVENTSTORE_URL`,
  ],
  [
    /certificate has expired|certificate is not yet valid/,
    (said) => `${said}: renew the event store's certificate, or correct this machine's clock`,
  ],
  [
    /self-signed certificate(?: in certificate chain)?|unable to verify the first certificate|unable to get (?:local )?issuer certificate/,
    (said) =>
      `the event store's certificate is not trusted (${said}): set tlsCAFile in EVENTSTORE_URL to the certificate of its authority`,
  ],
  [
    /(?<=SSL routines:[^:]*:)[^:]+/,
    (said) =>
      `the event store and this server do not agree on TLS (${said}): check tls, tlsCAFile, userCertFile and userKeyFile in EVENTSTORE_URL`,
  ],
];

/** Explains a TLS failure to the operator; null if the error is not about TLS. */
export function tlsRefusal({ message }: Error): string | null {
  for (const [form, sentence] of refusals) {
    const [said] = form.exec(message) ?? [];
    if (said !== undefined) return sentence(said);
  }
  return null;
}

/**
 * The client's message for a connection that is closed at once. The cause is a node that requires TLS, a starting node, or a
 * proxy of a dead node.
 */
const closedAtOnce = /Last error: Failed to connect \(/;

/** Returns the likely cause of a connection that is accepted and then closed; null for any other error. */
export function closedRefusal(error: unknown): string | null {
  return error instanceof Error && closedAtOnce.test(error.message)
    ? 'the event store closes each connection: if it uses TLS, remove tls=false from EVENTSTORE_URL'
    : null;
}
