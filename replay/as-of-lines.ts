import type { AsOf, Difference } from '#read-api/kit/as-of/contract.ts';

interface Action {
  name: string;
  allowed: boolean;
}

const meanings: Record<AsOf['by'], string> = {
  time: 'what was so',
  recorded_time: 'what was known',
  revision: 'right after the event',
};

/** Formats a past state, one field per line. The lines of nested objects follow below the object's name. */
export function pastLines({ asOf, ...answer }: object & { asOf: AsOf }, isParked: boolean): string[] {
  return [
    pointLine('as of', asOf),
    ...(isParked ? ['one of its events cannot be folded: this is how it was before that one'] : []),
    '',
    ...aligned(flat(answer)),
  ];
}

/** Formats the difference between two points: the fields, then the events, newest first. */
export function differenceLines({ from, to, changes, count, events }: Difference): string[] {
  const fields = changes.map(({ category, entityId, field, before, after }): [string, string] => [
    `${category}-${entityId} ${field}`,
    `${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  ]);
  const told = events.map(({ time, stream, revision, type, actor, reason }) => {
    const who = actor.name ?? (actor.id === null ? actor.label : `${actor.label} ${actor.id}`);
    return `${time}  ${stream} ${revision}  ${type}  by ${who}${reason === null ? '' : `: ${reason}`}`;
  });
  return [
    pointLine('from', from),
    pointLine('to  ', to),
    '',
    ...(fields.length === 0 ? ['nothing differs'] : aligned(fields)),
    '',
    `${count} events between`,
    ...told,
  ];
}

function pointLine(word: string, { by, time, revision, latestRevision, event }: AsOf): string {
  return `${word} ${time} (${meanings[by]}): revision ${revision} of ${latestRevision}, ${event.type} of ${event.time}`;
}

function flat(value: object, above = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const path = `${above}${name}`;
    if (name === 'actions') return [[`${above}may be done`, allowedOf(inner)]];
    if (Array.isArray(inner)) {
      if (inner.length === 0) return [[path, 'none']];
      return inner.flatMap((each, index) =>
        typeof each === 'object' && each !== null ? flat(each, `${path}[${index}].`) : [[path, text(each)]],
      );
    }
    if (typeof inner === 'object' && inner !== null) return flat(inner, `${path}.`);
    return [[path, text(inner)]];
  });
}

function allowedOf(actions: readonly Action[]): string {
  const allowed = actions.filter((action) => action.allowed).map(({ name }) => name);
  return allowed.join(', ') || 'nothing';
}

function text(value: unknown): string {
  return value === null || value === '' ? '-' : String(value);
}

function aligned(lines: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}
