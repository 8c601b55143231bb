import { Command } from 'commander';
import { runMain } from '#backend/report.ts';
import { causesOf } from '#read-api/kit/events/causes.ts';
import type { CausedEvent, CauseTree } from '#read-api/kit/events/contract.ts';
import { asStaff } from './as-staff.ts';

export const causesCommand = new Command('causes')
  .description('Shows the command behind an event and all events that it caused, as a tree')
  .argument('<event>', 'the event’s position in the log, or its id')
  .option('--json', 'print one line of JSON for the command and one for each event (NDJSON)', false)
  .addHelpText(
    'after',
    `
Examples:
  npm run replay -- causes 4711
  npm run --silent replay -- causes 4711 --json | jq -r 'select(.depth == 1) | .type'

In the tree, * marks the event that was asked for.

Exit codes: 0 shown, 1 there is no such event, or failed.`,
  )
  .action((event: string, options: { json: boolean }) => runMain(() => causes(event, options.json)));

async function causes(event: string, asJson: boolean): Promise<void> {
  await asStaff(async (reading) => {
    const tree = await causesOf(reading, event);
    const { data, names: _, ...head } = tree;
    for (const text of asJson ? [head, ...data].map((part) => JSON.stringify(part)) : lines(tree)) {
      console.log(text);
    }
  });
}

function lines({ correlationId, command, isWhole, data }: CauseTree): string[] {
  const head =
    command === null
      ? `correlation ${correlationId ?? 'none'}`
      : `command ${command.name ?? command.id} by ${whoIs(command.actor)}${because(command.reason)}`;
  return [head, ...data.map(line), ...(isWhole ? [] : ['and more: only the first events are shown'])];
}

function line({ depth, isAsked, time, position, stream, type, actor }: CausedEvent): string {
  return `${isAsked ? '*' : ' '} ${'  '.repeat(depth)}${type}  ${stream}  ${time}  ${position}  by ${whoIs(actor)}`;
}

function whoIs({ label, id, name }: CausedEvent['actor']): string {
  const who = id === null ? label : `${label}:${id}`;
  return name === null ? who : `${name} (${who})`;
}

function because(reason: string | null): string {
  return reason === null ? '' : `, reason: ${reason}`;
}
