import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Task } from '#domain/check-in/tasks.ts';
import type { Slot } from '#domain/slots/slot-label.ts';
import type { SlotLabel } from '#read-api/slots/contract.ts';
import type { Scanned } from '#read-api/stock/contract.ts';
import type { Key, Offer } from './offers.ts';
import type { Call } from './plan.ts';
import type { Prompt } from './prompts.ts';
import { tasksRenamed } from './stored-desk.ts';

/** One input from the scan box. The idempotency keys of its commands begin with its id. */
export interface Entry {
  id: string;
  text: string;
  /** Id of the log line to undo, if the input came from that line's undo button. */
  undoes?: string;
  /** The commands of the entry and their progress, once the entry's meaning is known. */
  plan?: Plan;
}

/** The commands of an entry, sent in order, and their progress. */
export interface Plan {
  line: Line;
  calls: readonly Call[];
  /** Number of calls that the server has accepted. */
  done: number;
  /** Whether none of the accepted calls has changed anything. */
  isUnchanged: boolean;
}

/** A line of the session's log: one task on a garment, or an undo of one. */
export interface Line {
  id: string;
  /** Time of the task, as an ISO instant. */
  time: string;
  stockId: number;
  code: string;
  product: string;
  task: Task | 'undo';
  /** The values sent with the task, by field name: grade, reason, slot, … */
  told: Readonly<Record<string, string>>;
  /** The actions of the task that the server accepted. */
  actions: readonly Call['action'][];
  /** The commands that undo the last action, in order; null if they cannot restore the previous state exactly. */
  undo: readonly Call[] | null;
  /** Whether the task changed nothing, as the garment was already in that state. */
  isUnchanged: boolean;
  isUndone: boolean;
  /** Id of the line that this line undoes; null if this line is no undo. */
  undoes: string | null;
}

export type Problem =
  /** No garment has the label. `label` holds other entities that the label may name. */
  | { kind: 'unknown'; code: string; label?: SlotLabel }
  | { kind: 'not_now'; key: Key | null }
  | { kind: 'nothing_up' }
  | { kind: 'no_option' }
  | { kind: 'no_slot' }
  | { kind: 'nothing_to_undo' }
  /** The server does not allow every step of the task, so none was sent. */
  | { kind: 'not_begun'; offer: Offer; reason: string }
  | { kind: 'refused'; error: string }
  /** The server accepted some steps of the task and refused the next one. */
  | { kind: 'broken_off'; line: Line; error: string };

export interface Desk {
  /** Id of the staff member at the desk; null before anybody signed in. */
  by: number | null;
  queue: readonly Entry[];
  current: Scanned | null;
  /** The label of the last scan; null before the first scan. */
  scannedAs: string | null;
  choices: readonly Scanned[];
  prompt: Prompt | null;
  lastSlot: Slot | null;
  /** The log lines, newest first. */
  lines: readonly Line[];
  problem: Problem | null;
  /** ISO instant of the garment's last log line, if a garment from the log is scanned again. */
  seenAt: string | null;
  /** Number of consecutive attempts that did not reach the server. */
  failures: number;
}

export const emptyDesk: Desk = {
  by: null,
  queue: [],
  current: null,
  scannedAs: null,
  choices: [],
  prompt: null,
  lastSlot: null,
  lines: [],
  problem: null,
  seenAt: null,
  failures: 0,
};

/** The desk's state in session storage: a reload continues the session, and each tab is a desk of its own. */
export const deskStore = createStore<Desk>()(
  persist(() => emptyDesk, {
    name: 'tryset.check_in',
    storage: createJSONStorage(() => sessionStorage),
    version: 3,
    // An older page stored the current garment without its allowed tasks, so the person has to scan the garment
    // again.
    migrate: (stored) => ({
      ...emptyDesk,
      ...tasksRenamed<Partial<Desk>>(stored),
      current: null,
      choices: [],
      prompt: null,
      problem: null,
    }),
  }),
);
