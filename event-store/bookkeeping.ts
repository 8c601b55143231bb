/** The category of the streams that hold the reactor's checkpoints. */
export const reactorCheckpoint = 'reactor_checkpoint';

const prefix = `${reactorCheckpoint}-`;

/**
 * Whether a stream holds checkpoints. They mean nothing in another installation, and the store removes older ones, so
 * never record one as the last handled event.
 */
export const isBookkeeping = (stream: string): boolean => stream.startsWith(prefix);

/** Matches the domain's streams: neither the store's own nor checkpoints. Also valid as a .NET regular expression. */
export const tellingStreams = `^(?!\\$|${prefix})`;
