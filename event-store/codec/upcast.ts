import { type Upcasters, upcasters } from '#domain/upcasters.ts';

/**
 * Event data of a stored version raised step by step to the newest; types without upcasters pass as they are. An event
 * that names no version is of the first.
 */
export function upcast(
  type: string,
  version: number | undefined,
  data: unknown,
  table: Upcasters = upcasters,
): unknown {
  const steps = table[type];
  if (steps === undefined) return data;
  let raised = data;
  let next = version ?? 1;
  for (let step = steps[next]; step !== undefined; step = steps[next]) {
    raised = step(raised);
    next += 1;
  }
  return raised;
}
