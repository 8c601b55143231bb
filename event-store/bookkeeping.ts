/** The category of the streams in which the reactor of a house notes how far it has come. */
export const reactorCheckpoint = 'reactor_checkpoint';

const prefix = `${reactorCheckpoint}-`;

/**
 * Whether a stream holds such notes. They mean nothing in another house, and the store removes the older ones: nobody
 * may remember one as the last event that was handled.
 */
export const isBookkeeping = (stream: string): boolean => stream.startsWith(prefix);

/** The streams that tell what happened: neither the store's own nor such notes. As a regular expression of .NET, too. */
export const tellingStreams = `^(?!\\$|${prefix})`;
