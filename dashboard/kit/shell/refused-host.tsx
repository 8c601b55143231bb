import { refusedHost } from '../client/api.ts';
import { lateExtra } from '../ui/late.tsx';

const RefusedHostNotice = lateExtra(() =>
  import('./refused-host-notice.tsx').then((m) => m.RefusedHostNotice),
);

/** The notice of a stored host that has no effect; usually nothing. */
export function RefusedHost() {
  return refusedHost === null ? null : <RefusedHostNotice host={refusedHost} />;
}
