import { type Upcasters, upcasters } from '#domain/upcasters.ts';

/** Event data of a stored version raised step by step to the newest; types without upcasters pass as they are. */
export function upcast(type: string, version: number, data: unknown, table: Upcasters = upcasters): unknown {
  let raised = data;
  for (let step = table[type]?.[version], next = version; step !== undefined; ) {
    raised = step(raised);
    next += 1;
    step = table[type]?.[next];
  }
  return raised;
}
