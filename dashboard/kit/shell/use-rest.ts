import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStore } from '../session/session-store.ts';

/**
 * Pauses automatic refetches after the session ends, as in a hidden tab. The page stays visible until the sign-in
 * page loads, and the server would refuse its calls.
 */
export function useRestAfterSession(): void {
  useEffect(() => {
    const follow = () =>
      focusManager.setFocused(sessionStore.getState().session === null ? false : undefined);
    const stop = sessionStore.subscribe(follow);
    return () => {
      stop();
      focusManager.setFocused(undefined);
    };
  }, []);
}
