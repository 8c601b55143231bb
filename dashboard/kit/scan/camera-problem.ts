/** Why a camera shows nothing. */
export type CameraProblem = 'insecure' | 'denied' | 'none' | 'busy' | 'notLoaded';

/** The browser's own words for it. A page that did not come over TLS is not given a camera at all. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (['NotFoundError', 'NotSupportedError', 'OverconstrainedError'].includes(name)) return 'none';
  return 'busy';
}
