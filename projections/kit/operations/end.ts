import { setTimeout } from 'node:timers/promises';
import { RebuildRunning } from '../rebuild/refused.ts';
import type { OperationStatus } from '../tables/operations.ts';
import type { BuildWork } from './build-work.ts';
import type { Found } from './findings.ts';
import type { RepairSetting } from './repair.ts';

export interface CarryOutOptions extends RepairSetting, Pick<BuildWork, 'maxEvents'> {
  /** Interrupts the work and keeps its state, so that the next process resumes it. */
  signal: AbortSignal;
  /** Aborts when a person cancels the operation. */
  canceled: AbortSignal;
}

/** How an operation ended. */
export interface End {
  status: OperationStatus;
  message: string | null;
  found?: Found;
}

export const done: End = { status: 'done', message: null };
export const busyPauseMs = 500;
/** Maximum attempts of a failing operation. */
export const attempts = 3;

/** Drops tables that were built beside the live ones, as soon as no process works on them. */
export async function dropped(
  drop: () => Promise<boolean>,
  otherwise: string,
  signal: AbortSignal,
): Promise<End | null> {
  while (!signal.aborted) {
    try {
      const wasThere = await drop();
      return wasThere ? done : { status: 'refused', message: otherwise };
    } catch (error) {
      if (!(error instanceof RebuildRunning)) throw error;
      await setTimeout(busyPauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
  return null;
}
