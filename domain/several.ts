import { type Decider, type Decision, fold } from './decider.ts';
import type { DomainEvent } from './event.ts';

/**
 * Creates a decider that takes several commands as one. Each command is decided on the state after the previous ones. If one
 * command is refused, none takes effect. A request that changes fields, pictures and publication is therefore one append.
 */
export function several<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
): Decider<State, readonly Command[], Event> {
  return {
    ...decider,
    decide(state, commands, asked): Decision<Event> {
      const events: Event[] = [];
      let reached = state;
      for (const command of commands) {
        const decision = decider.decide(reached, command, asked);
        if (!decision.ok) return decision;
        const history = decision.events.map((event) => ({ event, at: asked.at }));
        reached = fold({ initial: reached, evolve: decider.evolve }, history);
        events.push(...decision.events);
      }
      return { ok: true, events };
    },
  };
}
