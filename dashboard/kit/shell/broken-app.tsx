import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { raiseFatal } from './fatal.ts';

/** Opens the fatal dialog in place of every page if the root layout fails. */
export function BrokenApp() {
  const error = useRouteError();
  useEffect(() => {
    raiseFatal({ text: error instanceof Error ? error.message : String(error), error, isRecoverable: false });
  }, [error]);
  return null;
}
