/** Nobody waits longer for an answer that others asked for: theirs may be a connection on which nothing comes any more. */
const usualPatience = 500;

/**
 * Asks once for all who come while an answer is under way: they share the next one, so that each is answered what was asked
 * for after it came. It is asked for once the one under way has come, after `patience` ms (500) at the latest. A failure is
 * told to those who share it, and to nobody after them.
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
