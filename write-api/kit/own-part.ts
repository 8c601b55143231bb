/** A file in the export of a member's own data. Its content comes from the read API, with the member's own rights. */
export interface OwnPart {
  /** The file's name without its extension. */
  file: string;
  /** The path of the read API. If it is a list, all its pages are read. */
  path: string;
  /** The filters of a list that is not read in full. */
  query?: string;
  /** True if each row is read by its id, since the list omits fields. */
  isReadWhole?: true;
  /** True if the export includes the pictures that the file names. */
  hasPictures?: true;
}
