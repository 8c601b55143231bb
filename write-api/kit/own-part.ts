/** A file of what the platform keeps of a member, as the read API tells it to the member itself. */
export interface OwnPart {
  /** Without its ending. */
  file: string;
  /** A list is read to its end. */
  path: string;
  /** The list tells less than each of its rows does by itself, under its id. */
  isReadWhole?: true;
  /** The pictures that it names are the member's own, and come along. */
  hasPictures?: true;
}
