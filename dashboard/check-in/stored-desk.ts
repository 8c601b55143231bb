/** Converts the stored desk of an older page, where a task was called `order` and `complete` was a task of its own. */
export function tasksRenamed<Kept>(stored: unknown): Kept {
  return JSON.parse(JSON.stringify(stored), renamed);
}

function renamed(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('order' in value)) return value;
  const { order, ...rest } = value;
  return { ...rest, task: order === 'complete' ? 'receive' : order };
}
