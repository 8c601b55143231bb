/** Why the camera shows no picture. `insecure`: browsers give a page without TLS no camera. */
export type CameraProblem = 'insecure' | 'denied' | 'none' | 'busy' | 'notLoaded';

/** Maps an error of `getUserMedia` to a problem. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (['NotFoundError', 'NotSupportedError', 'OverconstrainedError'].includes(name)) return 'none';
  return 'busy';
}
