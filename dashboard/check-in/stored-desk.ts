/**
 * Converts a desk that an older page stored. That page named the task property `order`, and had a separate task
 * `complete` for completing a return; it is part of `receive` now.
 */
export function tasksRenamed<Kept>(stored: unknown): Kept {
  return JSON.parse(JSON.stringify(stored), renamed);
}

function renamed(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('order' in value)) return value;
  const { order, ...rest } = value;
  return { ...rest, task: order === 'complete' ? 'receive' : order };
}
