import Box from '@mui/material/Box';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRefusal } from '../routes/refused.ts';
import { ImprovingNotice } from './improving-notice.tsx';
import { RefusedNotice } from './late-refused-notice.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { RefusedHost } from './refused-host.tsx';

/** The notices above every page. */
export function AboveRoom() {
  const box = useRef<HTMLDivElement>(null);
  useTellHeight(box);
  const refusal = useRefusal();
  return (
    <Box ref={box}>
      <OfflineNotice />
      <RefusedHost />
      <ImprovingNotice />
      {refusal !== null && <RefusedNotice refusal={refusal} />}
    </Box>
  );
}

/** Publishes the notices' height as `--notice-height`, so that lists fill the rest of the window. */
function useTellHeight(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, [box]);
}
