import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { readStream } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';
import { notFound } from '#http/errors.ts';
import { IdParams } from '#http/ids.ts';
import { operation } from '#http/operation.ts';
import { callerOf } from '#http/rights.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { storedCheckpoint } from '../kit/follower/checkpoint.ts';
import { isSent, isWritten } from '../mail/write-letter.ts';
import { type LetterState, TicketLetters } from './contract.ts';
import { seesTicket } from './entity.ts';
import { letterOf } from './mail-answer.ts';

const answered: SupportTicketEvent['type'] = 'SupportTicketAnswered';

/** Registers the route that shows staff what became of the letters about a ticket's answers. */
export function lettersRoute(app: TypedApp, deps: WriteDeps): void {
  app.get(
    '/v1/support-tickets/:id/letters',
    operation(
      ['staff'],
      {
        operationId: 'listSupportTicketLetters',
        tags: ['support'],
        summary: 'The letters that tell the asker of the answers, without address and text',
        params: IdParams,
        response: { 200: TicketLetters },
      },
      [404],
    ),
    async (request) => {
      const { id } = request.params;
      const { state } = await deps.streams.refresh(supportTicket, id);
      if (!seesTicket(callerOf(request))(state)) throw notFound(supportTicket.category, id);
      return { data: await lettersOf(deps, id) };
    },
  );
}

async function lettersOf(deps: WriteDeps, id: number): Promise<TicketLetters['data']> {
  const letters: TicketLetters['data'] = [];
  const { client } = deps.streams;
  // Read before the letters: a letter that a reaction writes meanwhile is found.
  const reacted = await storedCheckpoint(client);
  for await (const stored of readStream(client, streamName(supportTicket.category, id), 0n)) {
    if (stored.type !== answered) continue;
    const letterId = letterOf(stored);
    const isPast = reacted !== null && stored.position <= reacted;
    const state = (await keptAs(deps, letterId)) ?? (isPast ? 'past' : 'coming');
    letters.push({ id: letterId, answeredTime: stored.metadata.receivedAt, state });
  }
  return letters;
}

/** Returns the state of a letter that is kept, or null for every other. */
async function keptAs(deps: WriteDeps, letterId: string): Promise<LetterState | null> {
  if (await isWritten(deps, letterId)) return 'waiting';
  return (await isSent(deps, letterId)) ? 'sent' : null;
}
