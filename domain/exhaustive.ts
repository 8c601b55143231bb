/**
 * Ends a switch over event types. A type that the switch forgets does not compile. At run time, a type from a newer version
 * leaves the state unchanged.
 */
export function untouched<State>(_forgotten: never, state: State): State {
  return state;
}
