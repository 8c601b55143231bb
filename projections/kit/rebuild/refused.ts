/** Thrown if a rebuild is refused; the message says what to do. */
export class RebuildRefused extends Error {
  override name = 'RebuildRefused';
}

/** Thrown if another rebuild is running, in this or another process. */
export class RebuildRunning extends RebuildRefused {
  constructor() {
    super('another rebuild is running: wait for its end or stop it');
  }
}
