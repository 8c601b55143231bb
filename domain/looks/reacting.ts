import type { Reacting } from '../reacting.ts';
import { afterLook } from './after-look.ts';
import { type LookCommand, look } from './look.ts';
import type { LookEvent } from './look-events.ts';
import type { LookState } from './look-state.ts';

export const lookReacting: Reacting<LookState, LookCommand, LookEvent> = { decider: look, after: afterLook };
