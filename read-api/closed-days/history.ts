import type { StepsOf } from '../kit/history/route.ts';
import { foldedStreams, type Step } from '../kit/history/streams.ts';

/** The events of the register that name a closed day. Null if none does. */
export const closedDaySteps: StepsOf = async (deps, _caller, id) => {
  const steps = (await foldedStreams(deps, ['closed_day_register-1'])).filter((step) => isNamed(step, id));
  return steps.length > 0 ? steps : null;
};

function isNamed({ data: { days, closedDayIds } }: Step, id: number): boolean {
  const named: unknown[] = Array.isArray(closedDayIds) ? closedDayIds : [];
  const added: unknown[] = Array.isArray(days) ? days : [];
  return (
    named.includes(id) ||
    added.some((day) => typeof day === 'object' && day !== null && Reflect.get(day, 'closedDayId') === id)
  );
}
