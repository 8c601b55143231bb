import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { sessionStore } from '../session/session-store.ts';
import { confirm } from '../ui/confirm.tsx';

/**
 * Asks before the person leaves a page with unsaved changes or closes its tab. Call the returned function after
 * saving, before navigating. A person who is signed out is not asked.
 */
export function useLeavingQuestion(hasChanges: boolean): () => void {
  const { t } = useTranslation();
  const isSaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      !isSaved.current &&
      sessionStore.getState().session !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { proceed, reset } = blocker;
    const question = {
      title: t('forms.leaveTitle'),
      text: t('forms.leaveText'),
      ok: t('forms.leave'),
    };
    confirm(question).then((agreed) => (agreed ? proceed() : reset()));
  }, [blocker, t]);
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return () => {
    isSaved.current = true;
  };
}
