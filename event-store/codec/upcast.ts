import { type Upcasters, upcasters } from '#domain/upcasters.ts';

/**
 * Upcasts event data step by step from its stored version to the newest. Types without upcasters pass unchanged. An event
 * without a version has version 1. Data that an upcaster cannot read stay as stored: their fold fails, and parks this event only.
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
    try {
      raised = step(raised);
    } catch {
      return data;
    }
    next += 1;
  }
  return raised;
}
