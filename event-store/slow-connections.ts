import type { EventStoreDBClient } from '@eventstore/db-client';
import { type Channel, connectivityState, status } from '@grpc/grpc-js';

const { CONNECTING, SHUTDOWN } = connectivityState;

/** The maximum time until a node accepts a connection; a healthy node takes milliseconds. */
const connectWithinMs = 1_500;
const beats = 3;

/** The client's protected methods that we use: it offers no public way to leave a node. */
interface Inside {
  getChannel(): Promise<Channel>;
  handleError(failed: { getChannel(): Channel }, error: Error): Promise<void>;
}

/**
 * Makes a cluster client leave a node that accepts a connection and then stays silent; the library would wait forever.
 * Pending calls on the connection fail as unavailable, and the next call looks for the leader again.
 */
export function leaveSlowConnections(client: EventStoreDBClient): void {
  const getChannel: Inside['getChannel'] = Reflect.get(client, 'getChannel');
  const handleError: Inside['handleError'] = Reflect.get(client, 'handleError');
  const watched = new WeakSet<Channel>();
  const leave = (channel: Channel) => {
    const error = new Error('a node of the event store does not complete the connection');
    void handleError({ getChannel: () => channel }, Object.assign(error, unavailable));
  };
  Reflect.set(client, 'getChannel', async () => {
    const channel = await getChannel();
    if (!watched.has(channel)) watch(channel, leave);
    watched.add(channel);
    return channel;
  });
}

/** The code and details by which the client recognizes a gRPC error. */
const unavailable = { code: status.UNAVAILABLE, details: '' };

function watch(channel: Channel, leave: (channel: Channel) => void): void {
  const state = channel.getConnectivityState(false);
  if (state === SHUTDOWN) return;
  // The silence is counted in timer ticks, not clock time: a busy process may not have seen a change of the connection yet.
  let silent = 0;
  const beat = setInterval(() => {
    silent += 1;
    if (silent === beats) leave(channel);
  }, connectWithinMs / beats).unref();
  if (state !== CONNECTING) clearInterval(beat);
  channel.watchConnectivityState(state, Number.POSITIVE_INFINITY, () => {
    clearInterval(beat);
    watch(channel, leave);
  });
}
