/** A file of a member's export, filled from the read API as the member sees it. */
export interface OwnPart {
  /** File name without extension. */
  file: string;
  /** Path of the read API. All pages of a list are read. */
  path: string;
  /** Whether to read each row by its id, since the list omits fields. */
  isReadWhole?: true;
  /** Whether the export includes the pictures that it names. */
  hasPictures?: true;
}
