import { Server, ServerCredentials } from '@grpc/grpc-js';
import { type Credentials, onlyFor } from './credentials.ts';
import { Faults } from './faults.ts';
import { heldWhileFrozen } from './frozen-call.ts';
import { addGossipService } from './gossip-service.ts';
import { pipelineResponses } from './pipelined-call.ts';
import { openStore } from './store/store.ts';
import { addStreamsService } from './streams-service.ts';
import { addUnimplementedServices } from './unimplemented-services.ts';

const DEFAULT_MAX_APPEND_SIZE = 1024 * 1024;
// The maximum size of a message. The client splits an append into messages of about 3 MiB, each of which may end with one more
// event.
const MESSAGE_ROOM = 16 * 1024 * 1024;

const SHUTDOWN_PATIENCE_MS = 500;

export interface EmbeddedEventStoreOptions {
  /** The Postgres database that stores the log, in its schema `event_store`. */
  readonly databaseUrl: string;
  /** The account that clients must use. If omitted, every process that reaches the port may read and write everything. */
  readonly credentials?: Credentials;
  /** The address to listen at, `127.0.0.1` by default. */
  readonly host?: string;
  /** The port to listen at, any free one by default. */
  readonly port?: number;
  /** The largest append in bytes, 1 MiB by default. */
  readonly maxAppendSize?: number;
  /** Returns whether the disk is too full for writes; called before each write. */
  readonly isFull?: () => boolean;
  /** The faults that a test activates. */
  readonly faults?: Faults;
}

export interface EmbeddedEventStore {
  /** The store's address with its credentials, for `connectEventStore`. Keep it secret. */
  readonly url: string;
  readonly port: number;
  /** Finishes pending appends, ends every call and releases the database. */
  stop(): Promise<void>;
}

/**
 * Starts an EventStoreDB-compatible single node for development and tests. Rejects with a `StoreInUseError` if another
 * server holds the database, and with the system's error if the port is taken.
 */
export async function startEmbeddedEventStore(
  options: EmbeddedEventStoreOptions,
): Promise<EmbeddedEventStore> {
  const { databaseUrl, credentials, host = '127.0.0.1', port = 0 } = options;
  const { maxAppendSize = DEFAULT_MAX_APPEND_SIZE, faults } = options;
  const store = await openStore(databaseUrl, options.isFull);
  const server = new Server({
    'grpc.max_receive_message_length': maxAppendSize + MESSAGE_ROOM,
    interceptors: [
      ...(faults === undefined ? [] : [heldWhileFrozen(faults)]),
      ...(credentials === undefined ? [] : [onlyFor(credentials)]),
      pipelineResponses,
    ],
  });
  const openCalls = addStreamsService(server, store, maxAppendSize, faults ?? new Faults());
  addUnimplementedServices(server);
  if (faults !== undefined) addGossipService(server, faults);
  try {
    const bound = await bind(server, `${host}:${port}`);
    const account = credentials === undefined ? '' : `${credentials.username}:${credentials.password}@`;
    return { url: `esdb://${account}${host}:${bound}?tls=false`, port: bound, stop: () => stop() };
  } catch (error) {
    await store.close();
    throw error;
  }

  async function stop(): Promise<void> {
    await store.writer.drain();
    openCalls.endAll();
    await shutDown(server);
    await store.close();
  }
}

/**
 * Stops the server. The last messages of the calls still reach their clients, but it does not wait for clients that do not
 * read.
 */
async function shutDown(server: Server): Promise<void> {
  const impatient = setTimeout(() => server.forceShutdown(), SHUTDOWN_PATIENCE_MS);
  await new Promise((resolve) => server.tryShutdown(resolve));
  clearTimeout(impatient);
}

function bind(server: Server, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) => {
      if (error) reject(error);
      else resolve(port);
    });
  });
}
