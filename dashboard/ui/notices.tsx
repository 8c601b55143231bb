import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
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
  if (notice === null) return null;
  return (
    <Snackbar
      key={notice.id}
      open
      autoHideDuration={shownFor}
      onClose={(_, reason) => reason === 'timeout' && notices.setState({ notice: null })}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert severity={notice.type === 'success' ? 'success' : 'error'} variant="filled">
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
