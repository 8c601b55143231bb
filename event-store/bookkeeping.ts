/** The category of the streams that hold the reactor's checkpoints. */
export const reactorCheckpoint = 'reactor_checkpoint';

const prefix = `${reactorCheckpoint}-`;

/**
 * Returns whether a stream holds checkpoints of the reactor. Checkpoints mean nothing in another installation, and the store
 * removes older ones. Never record the position of one as the last handled event.
 */
export const isBookkeeping = (stream: string): boolean => stream.startsWith(prefix);

/**
 * Matches the names of the domain's streams: not the store's own streams, and not checkpoints. Also valid as a .NET regular
 * expression.
 */
export const tellingStreams = `^(?!\\$|${prefix})`;
