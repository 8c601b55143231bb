import { useEffect, useRef, useState } from 'react';

/**
 * The stop that a person wants, which is drawn at once: the address that leads there is drawn later, and each step begins
 * where the one before it came to. While somebody holds (drags, or keeps a key down) nothing is read.
 */
export function useWantedStop(index: number, onStop: (to: number) => void) {
  const [ahead, setAhead] = useState<number | null>(null);
  /** Where the address is on its way to. */
  const sent = useRef<number | null>(null);
  useEffect(() => {
    if (sent.current === index) sent.current = null;
    setAhead((now) => (now === index ? null : now));
  }, [index]);
  useEffect(() => {
    // Back and forward lead elsewhere, whatever was wanted here.
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
