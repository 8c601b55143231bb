import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { type GivenIds, givenIds } from '#domain/given-ids.ts';
import { idBlock } from '#domain/id-block.ts';
import { derivedCommandId } from './command-ids.ts';
import type { CommandContext } from './context.ts';
import { refusalError } from './request.ts';
import { runCommand } from './run-command.ts';
import type { Streams } from './streams.ts';

/** Allocates ids. Each process reserves blocks of ids in the store, so no two processes allocate the same id. */
export interface Ids {
  next(category: string): Promise<number>;
  /**
   * Allocates ids for a command that creates entities, by category. Retries under the same idempotency key get the same ids,
   * unless the ids of the earlier `tries` were closed. Throws 409 `idempotency.key_reused` if the key belongs to another
   * request.
   */
  forCommand(
    counts: Readonly<Record<string, number>>,
    context: CommandContext,
    tries?: number,
  ): Promise<GivenIds>;
  /**
   * Returns the ids of the entities that a command acts on. Retries under the same idempotency key act on the ids of the first
   * try, even if other entities match by then. Throws like `forCommand`.
   */
  chosenFor(
    category: string,
    context: CommandContext,
    choose: () => Promise<readonly number[]>,
  ): Promise<readonly number[]>;
}

/** The size of a block. Blocks are small, since a stopped process wastes the rest of its block. */
const blockSize = 20;

export function createIds(streams: Streams, clock: () => string): Ids {
  const free = new Map<string, number[]>();
  const takings = new Map<string, Promise<void>>();

  async function take(category: string) {
    const commandId = randomUUID();
    const context = {
      commandId,
      actor: system,
      receivedAt: clock(),
      correlationId: commandId,
      causationId: commandId,
    };
    const command = { action: 'take', size: blockSize } as const;
    const outcome = await runCommand(
      streams,
      { decider: idBlock, id: category, command, name: 'take' },
      context,
    );
    const taken = outcome.ok ? outcome.events[0]?.event.data : undefined;
    if (taken === undefined) throw new Error(`no ids are left for ${category}`);
    free.set(
      category,
      Array.from({ length: taken.size }, (_, index) => taken.first + index),
    );
  }

  async function next(category: string): Promise<number> {
    for (;;) {
      const id = free.get(category)?.shift();
      if (id !== undefined) return id;
      const taking = takings.get(category) ?? take(category).finally(() => takings.delete(category));
      takings.set(category, taking);
      await taking;
    }
  }

  async function several(counts: Readonly<Record<string, number>>): Promise<GivenIds> {
    const given: Record<string, number[]> = {};
    for (const [category, count] of Object.entries(counts)) {
      given[category] = await Promise.all(Array.from({ length: count }, () => next(category)));
    }
    return given;
  }

  async function kept(
    asked: CommandContext,
    tries: number,
    find: () => Promise<GivenIds>,
  ): Promise<GivenIds> {
    if (asked.bodyHash === undefined) return find();
    const again = derivedCommandId(asked.commandId, `ids:${tries}`);
    const context = tries === 0 ? asked : { ...asked, commandId: again };
    const { commandId } = context;
    const known = await streams.load(givenIds, commandId);
    const command = { ids: known.state ?? (await find()) };
    const outcome = await runCommand(
      streams,
      { decider: givenIds, id: commandId, command, name: 'give_ids' },
      context,
    );
    if (!outcome.ok) throw refusalError(outcome);
    return outcome.state ?? command.ids;
  }

  return {
    next,
    forCommand: (counts, context, tries = 0) => kept(context, tries, () => several(counts)),
    async chosenFor(category, context, choose) {
      const { [category]: ids = [] } = await kept(context, 0, async () => ({ [category]: await choose() }));
      return ids;
    },
  };
}
