/** A rebuild was refused; the message says what to do. */
export class RebuildRefused extends Error {
  override name = 'RebuildRefused';
}

/** Another rebuild is running, in this or another process. */
export class RebuildRunning extends RebuildRefused {
  constructor() {
    super('another rebuild is running: wait for its end or stop it');
  }
}
