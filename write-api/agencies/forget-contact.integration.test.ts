import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencyContact } from '#domain/agencies/agency.ts';
import { systemContext } from '../kit/changes/context.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

test('removing a contact deletes its key, also after a crash in between', async () => {
  const { deps } = side;
  const id = await deps.ids.next('agency_contact');
  const person = `agency_contact:${id}`;
  const personal = await deps.seal(person, { name: 'Ahn', email: null, phone: null });
  const run = (command: Parameters<typeof agencyContact.decide>[1]) =>
    runCommand(
      deps.streams,
      { decider: agencyContact, id, command, name: command.action },
      systemContext(deps.clock),
    );
  await run({ action: 'register', id, fields: { agencyId: 3, position: null, personal } });
  expect(await deps.sealing.unseal(person, personal)).toMatchObject({ name: 'Ahn' });
  await run({ action: 'remove' });
  await expect.poll(() => deps.sealing.unseal(person, personal), { timeout: 20_000 }).toBeNull();
});
