import type { Parked, ParkedDetail } from '#read-api/replay/parked-contract.ts';

/** Formats a parked row on one line. */
export function parkedLine({
  projection,
  entity,
  position,
  type,
  error,
  parkedTime,
  waiting,
  retries,
}: Parked): string {
  const behind = waiting === 0 ? '' : `, ${waiting} wait behind it`;
  const tried = retries === 0 ? '' : `, tried again ${retries} times`;
  return `${projection} ${entity}  ${type} at ${position}, since ${parkedTime}${behind}${tried}\n    ${error}`;
}

/** Formats a row with its parked events and their data. */
export function parkedRowLines({ events, ...row }: ParkedDetail): string {
  const each = events.flatMap(({ position, stream, revision, type, time, error, data }) => [
    '',
    `${position}  ${type} of ${stream}@${revision}, ${time}`,
    `    ${error}`,
    ...JSON.stringify(data, null, 2)
      .split('\n')
      .map((text) => `    ${text}`),
  ]);
  return [parkedLine(row), ...each].join('\n');
}
