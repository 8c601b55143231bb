/** Maximum wait for an answer to another caller's question: its connection may be dead. */
const usualPatience = 500;

/**
 * Shares one call of `ask` among callers that arrive while another call is running, so that each answer was asked for
 * after its caller arrived. The shared call starts when the running one ends, or after `patience` ms (500). Only the
 * callers that share a call get its error.
 */
export function askTogether<Answer>(
  ask: () => Promise<Answer>,
  patience = usualPatience,
): () => Promise<Answer> {
  let underWay: Promise<void> | null = null;
  let next: Promise<Answer> | null = null;

  function begin(): Promise<Answer> {
    next = null;
    const answer = ask();
    const over = answer.then(end, end);
    underWay = over;
    return answer;

    function end() {
      if (underWay === over) underWay = null;
    }
  }

  return () => {
    if (underWay === null) return begin();
    next ??= overOrLate(underWay, patience).then(begin);
    return next;
  };
}

function overOrLate(underWay: Promise<void>, patience: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  void underWay.then(() => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
