import { useEffect, useRef, useState } from 'react';

/**
 * The stop that the person has moved to. The slider shows it at once, while the URL follows later. Each step starts from
 * the stop that the step before it reached. `hold` moves without loading, for a drag or a key held down; `goTo` loads.
 */
export function useWantedStop(index: number, onStop: (to: number) => void) {
  const [ahead, setAhead] = useState<number | null>(null);
  /** The stop that `onStop` was last called with; null once the URL shows it. */
  const sent = useRef<number | null>(null);
  useEffect(() => {
    if (sent.current === index) sent.current = null;
    setAhead((now) => (now === index ? null : now));
  }, [index]);
  useEffect(() => {
    // The browser's back and forward buttons override the wanted stop.
    const forget = () => {
      sent.current = null;
      setAhead(null);
    };
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  return {
    wanted: ahead ?? index,
    hold: setAhead,
    goTo(to: number) {
      setAhead(to === index && sent.current === null ? null : to);
      if (to === (sent.current ?? index)) return;
      sent.current = to;
      onStop(to);
    },
  };
}
