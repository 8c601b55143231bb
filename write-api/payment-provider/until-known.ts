import { later } from '#domain/reacting.ts';
import type { WriteDeps } from '../deps.ts';
import { type CallEnd, type DueCall, type OutsideCall, retryAfterMs } from '../kit/outside/outside-call.ts';
import { ProviderAway } from './payment-provider.ts';

/** A call that is repeated later while the provider is away, and until its outcome is known. */
export function untilKnown(call: OutsideCall['call']): OutsideCall['call'] {
  return async (deps, due) => {
    try {
      return await call(deps, due);
    } catch (error) {
      if (!(error instanceof ProviderAway) || due.signal.aborted) throw error;
      return again(deps, due, error.message);
    }
  };
}

export function again(deps: WriteDeps, { tries }: DueCall, problem: string): CallEnd {
  return { end: 'failed', next: later(deps.clock(), retryAfterMs(tries)), problem };
}

export const notAsked: CallEnd = { end: 'not_asked', next: null };
export const answered: CallEnd = { end: 'answered', next: null };
