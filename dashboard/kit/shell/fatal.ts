import i18next from 'i18next';
import { leave } from '../routes/leave.ts';
import { loginPath } from '../session/redirect-target.ts';
import { closeSession } from '../session/session-store.ts';
import { showFatalDialog } from './fatal-dialog.ts';

export interface Fatal {
  /** What went wrong, as it is to be told to staff. */
  text: string;
  /** Recoverable: it may work later. Unrecoverable: the dashboard has to be opened anew. */
  isRecoverable: boolean;
  /** What can be tried again right away, without losing the session; the dialog goes when it works. */
  retry?: () => void;
}

let isOpen = false;

/**
 * Says that it cannot go on, with the text to copy for staff. Closing ends the session and leads to the sign-in, from
 * an unrecoverable one through a fresh start at the root. The first one stays: what comes after it follows from it.
 */
export function raiseFatal(fatal: Fatal): void {
  if (isOpen) return;
  isOpen = true;
  const { t } = i18next;
  const gone = () => {
    isOpen = false;
  };
  showFatalDialog({
    title: t('shell.fatal.title'),
    lead: t('shell.fatal.lead'),
    text: reportOf(fatal.text),
    hint: t(fatal.isRecoverable ? 'shell.fatal.recoverable' : 'shell.fatal.unrecoverable'),
    copy: t('shell.fatal.copy'),
    copied: t('shell.fatal.copied'),
    close: t('common.close'),
    ...(fatal.retry !== undefined && { retry: { text: t('common.retry'), run: fatal.retry } }),
    onRetried: gone,
    onClose() {
      gone();
      const at = `${window.location.pathname}${window.location.search}`;
      closeSession();
      if (fatal.isRecoverable) leave(loginPath(at));
      else window.location.assign('/');
    },
  });
}

/** Where and when belong to it: whoever helps was not there. */
function reportOf(text: string): string {
  const { pathname, search } = window.location;
  return [text, `${pathname}${search}`, new Date().toISOString(), navigator.userAgent].join('\n');
}
