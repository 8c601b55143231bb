import type { Operation } from '#read-api/replay/operation-contract.ts';
import type { ProjectionStatus, ReplayStatus } from '#read-api/replay/status-contract.ts';

/** Formats the state of the read models for people. */
export function statusLines(status: ReplayStatus): string {
  const { eventStore, position, head, lagSeconds, eventsPerSecond, processed, generation } = status;
  const width = Math.max(...status.projections.map(({ name }) => name.length));
  const unknown = status.unknownTypes.map(({ type, count }) => `${type} (${count})`).join(', ');
  return [
    `store       ${eventStore.kind}, ${eventStore.address}`,
    `position    ${position} of ${head}${status.isRunning ? '' : ' (no process runs the projections)'}`,
    `lag         ${lagSeconds.toFixed(1)} s, ${rate(eventsPerSecond)} lately, ${processed} events in all`,
    `generation  ${generation}${beside(status)}`,
    '',
    ...status.projections.map((projection) => projectionLine(projection, width)),
    ...(unknown === '' ? [] : ['', `unknown     ${unknown}`]),
    ...(status.rebuild === null ? [] : ['', rebuildLine(status.rebuild)]),
    ...(status.operation === null ? [] : ['', operationLine(status.operation)]),
    '',
    ...(status.isHealthy
      ? ['all is well']
      : status.problems.map(({ code, message }) => `${code}: ${message}`)),
  ].join('\n');
}

const rate = (eventsPerSecond: number) => `${eventsPerSecond.toFixed(1)} events/s`;

function beside({ former }: ReplayStatus): string {
  return former === null ? '' : '; the former one is kept: "replay switch-back" or "replay drop-old"';
}

function projectionLine(
  { name, position, lagSeconds, parked, next, former }: ProjectionStatus,
  width: number,
) {
  const notes = [
    ...(parked.events === 0 ? [] : [`parked ${parked.events} of ${parked.entities} rows`]),
    ...(next === null ? [] : [`next at ${next.position}`]),
    ...(former === null ? [] : [`former at ${former.position}`]),
  ];
  const line = `  ${name.padEnd(width)}  live at ${position}  lag ${lagSeconds.toFixed(1)} s`;
  return notes.length === 0 ? line : `${line}  ${notes.join(', ')}`;
}

function rebuildLine(rebuild: NonNullable<ReplayStatus['rebuild']>): string {
  const { isRunning, phase, processed, of, eventsPerSecond, secondsLeft } = rebuild;
  const begun = `rebuild     ${isRunning ? (phase ?? 'running') : 'stopped'}, ${processed} of ${of} events`;
  if (!isRunning) return `${begun}: run "replay rebuild" again to go on, or "replay cancel"`;
  if (eventsPerSecond === null || secondsLeft === null) return begun;
  return `${begun}, ${Math.round(eventsPerSecond)} a second, ${Math.ceil(secondsLeft)} s left`;
}

function operationLine(operation: Operation): string {
  const { id, kind, status, message, differences, by, isFromCommandLine, requestedTime } = operation;
  const who = by.name ?? (by.id === null ? by.label : `${by.label} ${by.id}`);
  const found = differences === null ? '' : `, ${differences} differences`;
  const from = isFromCommandLine ? ' on the command line' : '';
  return `operation   ${id} ${kind}: ${status}${message === null ? '' : ` (${message})`}${found}, asked for by ${who}${from} at ${requestedTime}`;
}
