import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useTimeFormats } from '../preferences/time.ts';
import { visuallyHidden } from './visually-hidden.ts';

export type NoticeType = 'success' | 'fail';

interface Notice {
  id: number;
  type: NoticeType;
  text: string;
  /** Time of the notice (ISO 8601). */
  at: string;
}

/** How long a notice is shown, in milliseconds. */
export const shownForMs = 1_000;
const kept = 10;
const notices = createStore<{ notice: Notice | null; past: readonly Notice[] }>(() => ({
  notice: null,
  past: [],
}));

/**
 * Shows the result of an action for one second.
 * @throws {Error} when the type is neither `success` nor `fail`.
 */
export function notify(type: NoticeType, text: string): void {
  if (type !== 'success' && type !== 'fail') throw new Error(`Pass success or fail, not ${type}.`);
  notices.setState(({ past }) => {
    const notice = { id: (past.at(-1)?.id ?? 0) + 1, type, text, at: new Date().toISOString() };
    return { notice, past: [...past, notice].slice(-kept) };
  });
}

/** Clears all notices, so that the next person who signs in does not see them. */
export function forgetNotices(): void {
  notices.setState({ notice: null, past: [] });
}

export function Notices() {
  const notice = useStore(notices, (state) => state.notice);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notices.setState({ notice: null }), shownForMs);
    return () => clearTimeout(timer);
  }, [notice]);
  // The region must exist before its text, or screen readers do not announce the text.
  return (
    <>
      <Box
        role="status"
        sx={(theme) => ({
          position: 'fixed',
          bottom: 24,
          left: '50%',
          transform: 'translateX(-50%)',
          zIndex: theme.zIndex.snackbar,
        })}
      >
        {notice !== null && (
          <Box
            sx={(theme) => ({
              px: 2,
              py: 1,
              borderRadius: `${theme.vars.shape.borderRadius}`,
              fontSize: '0.875rem',
              fontWeight: 600,
              boxShadow: theme.vars.palette.lifted,
              color: theme.vars.palette[notice.type === 'success' ? 'success' : 'error'].contrastText,
              backgroundColor: theme.vars.palette[notice.type === 'success' ? 'success' : 'error'].main,
            })}
          >
            {notice.text}
          </Box>
        )}
      </Box>
      <PastNotices />
    </>
  );
}

/** Keeps past notices for screen readers, because a notice disappears after a second. They are not announced again. */
function PastNotices() {
  const { t } = useTranslation();
  const times = useTimeFormats();
  const past = useStore(notices, (state) => state.past);
  return (
    <section role="log" aria-live="off" aria-label={t('common.notices')} style={visuallyHidden}>
      {past.map(({ id, text, at }) => (
        <p key={id}>{`${times.time(at)} ${text}`}</p>
      ))}
    </section>
  );
}
