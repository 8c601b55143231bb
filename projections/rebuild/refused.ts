/** Why a rebuild does not begin or go on; its message says what to do. */
export class RebuildRefused extends Error {
  override name = 'RebuildRefused';
}
