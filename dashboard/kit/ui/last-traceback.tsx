import { withTexts } from '../../i18n/i18n.ts';
import { useLastTraceback } from '../client/last-traceback.ts';
import { lateExtra } from './late.tsx';

const TracebackNote = lateExtra(() =>
  withTexts(['history'], () => import('./traceback-note.tsx').then((m) => m.TracebackNote)),
);

/** The traceback of the last failed call, if the server sent one. */
export function LastTraceback() {
  const error = useLastTraceback();
  return error && <TracebackNote error={error} />;
}
