import type { Decider } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { isNoteEvent, type NoteEvent } from './note-events.ts';
import { brandsOfLast, decideNote, evolveNotes, type NoteCommand, type Notes, noNotes } from './notes.ts';

/** A state that can include notes. Without notes the state is unchanged. */
export type Noted<State> = State & { notes?: Notes };

/** The decider of the notes on a kind of entity, in the entity's own stream. */
export interface NotesOn<State> extends Decider<Noted<State>, NoteCommand, NoteEvent> {
  /** Returns whether the entity exists. */
  isThere(state: State): boolean;
  /** Returns the brands of the entity. */
  concerns(state: State): readonly number[];
}

/**
 * Creates the decider of the notes in the streams of `own`. The entity's own table, state and fold ignore notes. Both deciders
 * fold the whole stream.
 */
export function noted<State extends object, Command, Event extends DomainEvent>(
  own: Decider<State, Command, Event>,
  isThere: (state: State) => boolean,
): { own: Decider<State, Command, Event>; notes: NotesOn<State> } {
  const { category, initial } = own;
  const concerns = (state: State) => own.brandIds?.(state) ?? [];
  const evolve = (state: Noted<State>, event: Event | NoteEvent, at: string): Noted<State> =>
    isNoteEvent(event)
      ? { ...state, notes: evolveNotes(state.notes ?? noNotes, event) }
      : own.evolve(state, event, at);
  return {
    own: { ...own, evolve },
    notes: {
      category,
      initial,
      evolve,
      isThere,
      concerns,
      decide: (state, command, asked) => decideNote(state.notes ?? noNotes, isThere(state), command, asked),
      brandIds: (state) => brandsOfLast(state.notes ?? noNotes, concerns(state)),
    },
  };
}
