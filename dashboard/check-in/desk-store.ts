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

/** An input from the box, queued in order. The idempotency keys of its commands contain its id. */
export interface Entry {
  id: string;
  text: string;
  /** The id of the log line to undo, if the input came from the line's button. */
  undoes?: string;
  /** Present once the entry's commands are known. */
  plan?: Plan;
}

/** The commands of an entry, sent in order, and their progress. */
export interface Plan {
  line: Line;
  calls: readonly Call[];
  /** The number of answered calls. `isUnchanged` stays true while none of them changed anything. */
  done: number;
  isUnchanged: boolean;
}

/** A line of the session's log: one task on a garment. */
export interface Line {
  id: string;
  /** ISO instant. */
  time: string;
  stockId: number;
  code: string;
  product: string;
  task: Task | 'undo';
  /** The parameters of the task: grade, reason, slot, … */
  told: Readonly<Record<string, string>>;
  /** The completed actions. */
  actions: readonly Call['action'][];
  /** The commands that undo the last action, in order; null if they could not restore the previous state. */
  undo: readonly Call[] | null;
  /** Whether the garment was already in the wanted state, so that nothing changed. */
  isUnchanged: boolean;
  isUndone: boolean;
  /** The id of the line that this one undid. */
  undoes: string | null;
}

export type Problem =
  /** No garment has the label; `label` holds other possible meanings. */
  | { kind: 'unknown'; code: string; label?: SlotLabel }
  | { kind: 'not_now'; key: Key | null }
  | { kind: 'nothing_up' }
  | { kind: 'no_option' }
  | { kind: 'no_slot' }
  | { kind: 'nothing_to_undo' }
  /** The server does not allow all steps of the task, so none was sent. */
  | { kind: 'not_begun'; offer: Offer; reason: string }
  | { kind: 'refused'; error: string }
  /** The server accepted some steps of the task and refused the next one. */
  | { kind: 'broken_off'; line: Line; error: string };

export interface Desk {
  /** The staff member of the session. */
  by: number | null;
  queue: readonly Entry[];
  current: Scanned | null;
  /** The label that found the garment. */
  scannedAs: string | null;
  choices: readonly Scanned[];
  prompt: Prompt | null;
  lastSlot: Slot | null;
  /** Newest first. */
  lines: readonly Line[];
  problem: Problem | null;
  /** When this session last handled the garment, if the garment was scanned again. */
  seenAt: string | null;
  /** The number of consecutive failures to reach the server. */
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

/** The desk in the tab's own storage, so that it survives a reload and two tabs are two desks. */
export const deskStore = createStore<Desk>()(
  persist(() => emptyDesk, {
    name: 'tryset.check_in',
    storage: createJSONStorage(() => sessionStorage),
    version: 3,
    // The garment must be scanned again, since the older page did not load its tasks.
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
