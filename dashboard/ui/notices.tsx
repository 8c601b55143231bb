import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type NoticeType = 'success' | 'fail';

interface Notice {
  id: number;
  type: NoticeType;
  text: string;
}

const shownFor = 1_000;
const notices = createStore<{ notice: Notice | null }>(() => ({ notice: null }));

/**
 * Tells the person how something went, for a second.
 * @throws when the type is neither `success` nor `fail`.
 */
export function notify(type: NoticeType, text: string): void {
  if (type !== 'success' && type !== 'fail') throw new Error(`an alert is success or fail, not ${type}`);
  notices.setState(({ notice }) => ({ notice: { id: (notice?.id ?? 0) + 1, type, text } }));
}

export function Notices() {
  const notice = useStore(notices, (state) => state.notice);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notices.setState({ notice: null }), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);
  // The region is there before its text, or screen readers miss it.
  return (
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
            boxShadow: theme.vars.shadows[6],
            color: theme.vars.palette[notice.type === 'success' ? 'primary' : 'error'].contrastText,
            backgroundColor: theme.vars.palette[notice.type === 'success' ? 'primary' : 'error'].main,
          })}
        >
          {notice.text}
        </Box>
      )}
    </Box>
  );
}
