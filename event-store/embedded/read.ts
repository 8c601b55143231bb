import { InvalidArgument, NotOffered, unavailable, unexpected } from './errors.ts';
import type { Faults } from './faults.ts';
import { readAll } from './read-all.ts';
import { readStream } from './read-stream.ts';
import { type ReadCall, ResponseStream } from './response-stream.ts';
import { isConnectionError } from './store/connection.ts';
import type { Store } from './store/store.ts';
import { subscribeToAll } from './subscribe-to-all.ts';
import { subscribeToStream } from './subscribe-to-stream.ts';

const DATABASE_LOST = 'The event store has lost its database; try again.';

/** Serves the method Read: reads and subscriptions. It resolves no links and rejects requests that ask for resolved links. */
export async function serveRead(store: Store, faults: Faults, call: ReadCall): Promise<void> {
  const responses = new ResponseStream(call);
  const unfollow = store.writer.tail.follow(() => responses.wake());
  try {
    const options = call.request.getOptions();
    if (options === undefined) throw new InvalidArgument('The request has no options.');
    if (options.getResolveLinks())
      throw new NotOffered('This server does not resolve links: read without resolveLinkTos.');
    if (options.getUuidOption()?.hasStructured())
      throw new InvalidArgument('This server sends ids as text only: ask for the UUID option "string".');
    if (!options.hasSubscription()) {
      await (options.hasStream() ? readStream : readAll)(store, options, responses);
      return;
    }
    await (options.hasStream() ? subscribeToStream : subscribeToAll)(store, faults, options, responses);
  } catch (error) {
    responses.fail(isConnectionError(error) ? unavailable(DATABASE_LOST) : unexpected(error));
  } finally {
    unfollow();
  }
}
