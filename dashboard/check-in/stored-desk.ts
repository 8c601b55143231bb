/**
 * Converts a desk that an older version of the page stored. That version called a task's name `order`, and completed
 * a return by a separate task `complete`, which is now part of `receive`.
 */
export function tasksRenamed<Kept>(stored: unknown): Kept {
  return JSON.parse(JSON.stringify(stored), renamed);
}

function renamed(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('order' in value)) return value;
  const { order, ...rest } = value;
  return { ...rest, task: order === 'complete' ? 'receive' : order };
}
