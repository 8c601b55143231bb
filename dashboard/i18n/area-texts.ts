/**
 * The texts of an area: one file in each language. A part is loaded with the page that shows it, so each is an export of its own;
 * one without texts is empty.
 */
export interface AreaTexts {
  /** Of its own pages, by group. */
  texts: object;
  /** Names of its rooms: for navigation and finder. */
  rooms: object;
  /** For histories: its categories, the sentences of its events and its fields. */
  history: object;
  /** For the replay page: its entities and projections. */
  replay: object;
}
