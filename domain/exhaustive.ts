/**
 * Ends a switch over event types: a type that the switch forgets does not compile, while one that only a newer
 * version knows leaves the state as it is when it runs.
 */
export function untouched<State>(_forgotten: never, state: State): State {
  return state;
}
