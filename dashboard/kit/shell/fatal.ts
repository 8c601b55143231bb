import i18next from 'i18next';
import { ApiError } from '../client/api-error.ts';
import { leave } from '../routes/leave.ts';
import { loginPath } from '../session/redirect-target.ts';
import { closeSession } from '../session/session-store.ts';
import { showFatalDialog } from './fatal-dialog.ts';

export interface Fatal {
  /** Text of the error, as staff get it in the report. */
  text: string;
  /** The cause of the failure. The report contains its traceback, if the server sent one. */
  error?: unknown;
  /** Whether retrying may help; false if the dashboard has to start again. */
  isRecoverable: boolean;
  /** Retries at once and keeps the session. The dialog closes first. */
  retry?: () => void;
}

let isOpen = false;

/**
 * Opens the fatal dialog with a report to copy for staff. Closing it ends the session and leads to the sign-in. After an
 * unrecoverable error, closing loads the dashboard again from its root. While the dialog is open, later errors are
 * ignored, since they usually follow from the first.
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
    text: reportOf(fatal),
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

/** Adds the address, the time, the browser and the server's traceback, which staff need to find the cause. */
function reportOf({ text, error }: Fatal): string {
  const { pathname, search } = window.location;
  const traceback = error instanceof ApiError ? error.traceback : null;
  const lines = [text, `${pathname}${search}`, new Date().toISOString(), navigator.userAgent];
  return [...lines, ...(traceback === null ? [] : [traceback])].join('\n');
}
