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

/** What came from the box, in its order. Its id makes the idempotency keys of all that it causes. */
export interface Entry {
  id: string;
  text: string;
  /** The line of the log that it takes back, where it came from the line's own button. */
  undoes?: string;
  /** Once it is clear what it comes to: sent in this order, those before `done` have been answered. */
  plan?: Plan;
}

/** What an entry comes to, and how far it has come. */
export interface Plan {
  line: Line;
  calls: readonly Call[];
  /** How many were answered; those of them that found nothing to do leave it `isUnchanged`. */
  done: number;
  isUnchanged: boolean;
}

/** What was done with a garment in this session. */
export interface Line {
  id: string;
  /** ISO instant. */
  time: string;
  stockId: number;
  code: string;
  product: string;
  task: Task | 'undo';
  /** What was told with it: grade, reason, slot, … */
  told: Readonly<Record<string, string>>;
  /** The actions that were carried out. */
  actions: readonly Call['action'][];
  /** What takes the last of them back, one after the other; null where it would not be as it was before. */
  undo: readonly Call[] | null;
  /** All of it was so already: nothing was to do. */
  isUnchanged: boolean;
  isUndone: boolean;
  /** The line that this one took back. */
  undoes: string | null;
}

export type Problem =
  /** Nothing has the label; what it may be instead. */
  | { kind: 'unknown'; code: string; label?: SlotLabel }
  | { kind: 'not_now'; key: Key | null }
  | { kind: 'nothing_up' }
  | { kind: 'no_option' }
  | { kind: 'no_slot' }
  | { kind: 'nothing_to_undo' }
  /** The server would not take all of its steps: none was sent. */
  | { kind: 'not_begun'; offer: Offer; reason: string }
  | { kind: 'refused'; error: string }
  /** Some of its steps were taken, and the next one was not. */
  | { kind: 'broken_off'; line: Line; error: string };

export interface Desk {
  /** The staff member whose session it is. */
  by: number | null;
  queue: readonly Entry[];
  current: Scanned | null;
  /** The label by which it was found. */
  scannedAs: string | null;
  choices: readonly Scanned[];
  prompt: Prompt | null;
  lastSlot: Slot | null;
  /** Newest first. */
  lines: readonly Line[];
  problem: Problem | null;
  /** It was scanned again: when it was last dealt with. */
  seenAt: string | null;
  /** How often the server could not be reached in a row. */
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

/** Kept in the tab's own storage: a reload goes on where it was, and two tabs are two desks. */
export const deskStore = createStore<Desk>()(
  persist(() => emptyDesk, {
    name: 'tryset.check_in',
    storage: createJSONStorage(() => sessionStorage),
    version: 3,
    // What was up is scanned again: that page did not ask what may be done with it.
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
