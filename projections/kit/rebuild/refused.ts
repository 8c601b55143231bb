/** Why a rebuild does not begin or go on; its message says what to do. */
export class RebuildRefused extends Error {
  override name = 'RebuildRefused';
}

/** Another one is at work, here or in another process. */
export class RebuildRunning extends RebuildRefused {
  constructor() {
    super('another rebuild is running: wait for its end or stop it');
  }
}
