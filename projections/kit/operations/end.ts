import { setTimeout } from 'node:timers/promises';
import { RebuildRunning } from '../rebuild/refused.ts';
import type { OperationStatus } from '../tables/operations.ts';
import type { BuildWork } from './build-work.ts';
import type { Found } from './findings.ts';
import type { RepairSetting } from './repair.ts';

export interface CarryOutOptions extends RepairSetting, Pick<BuildWork, 'maxEvents'> {
  /** Leaves what is under way where it is: the next process goes on from there. */
  signal: AbortSignal;
  /** Aborts when somebody no longer wants what is under way. */
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
/** So often something that fails is tried. */
export const attempts = 3;

/** Drops what stands beside, as soon as nobody works on it. */
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
