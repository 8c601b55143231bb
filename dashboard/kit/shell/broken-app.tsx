import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { raiseFatal } from './fatal.ts';

/** What stands in place of everything, where what every page has broke. */
export function BrokenApp() {
  const error = useRouteError();
  useEffect(() => {
    raiseFatal({ text: error instanceof Error ? error.message : String(error), isRecoverable: false });
  }, [error]);
  return null;
}
