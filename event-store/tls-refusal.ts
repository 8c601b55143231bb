/** How the library says that client and node do not agree on TLS, and what to do. Neither names an address. */
const refusals: readonly [RegExp, (said: string) => string][] = [
  [
    /wrong version number/,
    (said) =>
      `the event store does not speak TLS (${said}): say tls=false in EVENTSTORE_URL, or let it speak TLS`,
  ],
  [
    /Hostname\/IP does not match certificate's altnames/,
    (said) =>
      `the event store's certificate is for another name (${said}): name it in EVENTSTORE_URL as its certificate does`,
  ],
  [
    /certificate has expired|certificate is not yet valid/,
    (said) => `${said}: renew the event store's certificate, and look at this machine's clock`,
  ],
  [
    /self-signed certificate(?: in certificate chain)?|unable to verify the first certificate|unable to get (?:local )?issuer certificate/,
    (said) =>
      `nobody vouches for the event store's certificate (${said}): let tlsCAFile in EVENTSTORE_URL name the certificate of its authority`,
  ],
  [
    /(?<=SSL routines:[^:]*:)[^:]+/,
    (said) =>
      `the event store and this server do not agree on TLS (${said}): look at tls, tlsCAFile, userCertFile and userKeyFile in EVENTSTORE_URL`,
  ],
];

/** Explains a TLS failure with a node to the operator; null for any other error. */
export function tlsRefusal({ message }: Error): string | null {
  for (const [form, sentence] of refusals) {
    const [said] = form.exec(message) ?? [];
    if (said !== undefined) return sentence(said);
  }
  return null;
}

/** A node with TLS closes a connection without: so does one that is starting, and what stands before a node that is gone. */
const closedAtOnce = /Last error: Failed to connect \(/;

/** What may be wrong where a node takes a connection and closes it; null for any other error. */
export function closedRefusal(error: unknown): string | null {
  return error instanceof Error && closedAtOnce.test(error.message)
    ? 'the event store closes each connection: where it speaks TLS, do not say tls=false in EVENTSTORE_URL'
    : null;
}
