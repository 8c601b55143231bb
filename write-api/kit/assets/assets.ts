import type { Readable } from 'node:stream';

/** The maximum bytes of an upload. */
export const assetAtMost = 20 * 1024 * 1024;
/** How long an upload stays, in ms, whether or not a command names it. */
export const keptForMs = 24 * 60 * 60_000;

export const assetId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A form that uploads one picture: the fields come first, then the file under the key `file`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface FormWanted {
  assetId: string;
  /** The content type that the client sends. */
  type: string;
  /** When the form expires, and the present time. */
  until: Date;
  now: Date;
}

/** Stores uploads that no event names yet. Nobody can read them; a command reads them as if they came with its request. */
export interface Assets {
  /** Where clients upload: a bucket by a form that it checks, or this server. */
  upload:
    | { to: 'bucket'; form(wanted: FormWanted): UploadForm }
    | { to: 'here'; write(assetId: string, file: Readable): Promise<void> };
  /** Returns the bytes of an upload; null if nothing was uploaded. */
  read(assetId: string): Promise<Readable | null>;
  /** Removes an upload. Does nothing if there is none. */
  remove(assetId: string): Promise<void>;
}
