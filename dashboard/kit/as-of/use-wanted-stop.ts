import { useEffect, useRef, useState } from 'react';

/**
 * The stop that a person wants. It is drawn at once, since the address follows later; each step starts at the previous
 * one's target. While somebody drags or holds a key, nothing is read.
 */
export function useWantedStop(index: number, onStop: (to: number) => void) {
  const [ahead, setAhead] = useState<number | null>(null);
  /** The target of the pending navigation. */
  const sent = useRef<number | null>(null);
  useEffect(() => {
    if (sent.current === index) sent.current = null;
    setAhead((now) => (now === index ? null : now));
  }, [index]);
  useEffect(() => {
    // "Back" and "Forward" override the wanted stop.
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
