import { StartFailure } from '#backend/failure.ts';
import { isStreamName } from '#event-store/stream-name.ts';
import { damaged, type Header } from './format.ts';
import { readLogFile } from './read-log.ts';

/** Facts of a file that is complete and unmodified. */
export interface CheckedLog {
  header: Header;
  events: number;
  streams: number;
}

/**
 * Reads and checks a whole file. It calls `heard` with the number of events from time to time. A file that `continues` an
 * earlier one may begin within a stream.
 * @throws StartFailure if the file was truncated or modified, or if a stream has a gap or lacks its first event
 */
export async function checkLogFile(
  file: string,
  { continues, heard }: { continues: boolean; heard: (events: number) => void },
): Promise<CheckedLog> {
  const revisions = new Map<string, bigint>();
  let header: Header | null = null;
  let events = 0;
  let last = -1n;
  let isClosed = false;
  for await (const line of readLogFile(file)) {
    if (line.kind === 'header') header = line.header;
    else if (line.kind === 'event') {
      const { stream, revision, position } = line.event;
      if (position <= last) throw damaged(line.where, 'stands behind a later event');
      last = position;
      if (!isStreamName(stream)) throw damaged(line.where, 'its stream has a name that no stream may have');
      const before = revisions.get(stream) ?? (continues ? revision - 1n : -1n);
      const expected = before + 1n;
      if (revision !== expected) throw isNotWhole(file, stream, expected, revision);
      revisions.set(stream, revision);
      events += 1;
      heard(1);
    } else {
      isClosed = true;
      const { closing, sha256 } = line;
      if (closing.events !== events || closing.streams !== revisions.size) {
        const says = `${closing.events} events of ${closing.streams} streams`;
        throw damaged(file, `its last line says ${says}, it holds ${events} of ${revisions.size}`);
      }
      if (closing.sha256 !== sha256) throw damaged(file, 'its SHA-256 is not the one of its last line');
    }
  }
  if (header === null || !isClosed) {
    throw damaged(file, `was cut off after ${events} events: its closing line is missing`);
  }
  return { header, events, streams: revisions.size };
}

function isNotWhole(file: string, stream: string, expected: bigint, found: bigint): StartFailure {
  return new StartFailure(
    `${file}: ${stream} is incomplete: revision ${expected} is missing before ${found}; nothing was changed. An import ` +
      'needs complete streams: export with --stream or --category, or without filters.',
  );
}
