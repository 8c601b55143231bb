import { EventStoreDBClient } from '@eventstore/db-client';

/** Matches the address of an embedded event store: an account and a port of this machine. */
const form =
  /^esdb:\/\/(?<username>[\w-]+):(?<password>[\w-]+)@(?<address>127\.0\.0\.1|localhost):(?<port>\d+)\?tls=false$/;

/**
 * A client that sends the account without TLS; the official client sends it over TLS only. An embedded store listens on
 * loopback only, where nobody can eavesdrop. It still requires the account, since every user of the machine can reach its
 * port.
 */
class EmbeddedStoreClient extends EventStoreDBClient {
  constructor(endpoint: { address: string; port: number }, authorization: string) {
    super({ endpoint }, { insecure: true });
    const { callArguments } = this;
    this.callArguments = (...given) => {
      const [metadata, options] = callArguments(...given);
      metadata.set('authorization', authorization);
      return [metadata, options];
    };
  }
}

/** Creates a client with the account in an embedded store's address; returns null for the address of any other store. */
export function embeddedStoreClient(url: string): EventStoreDBClient | null {
  const { username, password, address, port } = form.exec(url)?.groups ?? {};
  if (address === undefined) return null;
  const account = Buffer.from(`${username}:${password}`).toString('base64');
  return new EmbeddedStoreClient({ address, port: Number(port) }, `Basic ${account}`);
}
