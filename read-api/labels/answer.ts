import type { FastifyReply } from 'fastify';
import { labelsAtMost, labelsOnPage } from '#domain/labels/label-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import { invalidQuery } from '#http/errors.ts';
import { businessDay } from '../kit/business-day.ts';
import type { LabelChoices } from './contract.ts';
import { labelsInThread } from './draw/in-thread.ts';
import type { Label } from './label.ts';

/** Maximum codes in the header, to keep it short. */
const toldAtMost = 20;

/**
 * Sends labels as a PDF named after their entity and the day. The header `labels-not-whole` holds the number of
 * labels with characters that no font has, and the first of their codes (percent-encoded).
 * @throws 400 for options that exclude each other, 422 for a label that does not fit Code 128.
 */
export async function sendLabels(
  reply: FastifyReply,
  choices: LabelChoices,
  labels: readonly Label[],
  name: string,
  now: Date,
): Promise<FastifyReply> {
  const { format = '62x29', symbol = 'qr', language = 'en', copies = 1, start = 1 } = choices;
  const amount = labels.length * copies;
  if (amount > labelsAtMost) {
    throw invalidQuery('copies', `makes ${amount} labels; a call prints at most ${labelsAtMost}`);
  }
  if (start > labelsOnPage[format]) {
    throw invalidQuery('start', `must be <= ${labelsOnPage[format]} for the format ${format}`);
  }
  const title = `${name}-${businessDay(now)}`;
  const printing = { format, symbol, language, copies, start: start - 1, title, now };
  const leave = new AbortController();
  reply.raw.once('close', () => leave.abort());
  const { pdf, notWhole } = await labelsInThread(labels, printing, leave.signal);
  if (notWhole.length > 0) {
    const codes = notWhole.slice(0, toldAtMost).map(encodeURIComponent);
    reply.header('labels-not-whole', `${notWhole.length}; ${codes.join(',')}`);
  }
  return reply
    .header('content-disposition', `inline; filename="${title}.pdf"`)
    .type('application/pdf')
    .send(pdf);
}

export const languageOf = ({ language = 'en' }: LabelChoices): Language => language;
