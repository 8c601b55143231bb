import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionStore } from '../session/session-store.ts';

/**
 * A room whose session is over stands until the sign-in is there. Whatever asks again by itself would be refused then: it rests, as in
 * a tab that nobody looks at.
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
