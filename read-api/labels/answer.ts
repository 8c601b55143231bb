import type { FastifyReply } from 'fastify';
import { labelsAtMost, labelsOnPage } from '#domain/labels/label-kinds.ts';
import type { Language } from '#domain/words/languages.ts';
import { invalidQuery } from '#http/errors.ts';
import { businessDay } from '../kit/business-day.ts';
import type { LabelChoices } from './contract.ts';
import { labelsInThread } from './draw/in-thread.ts';
import type { Label } from './label.ts';

/** A header must stay short. */
const toldAtMost = 20;

/**
 * Answers labels as a PDF that is named after what they are of and the day. The header `labels-not-whole` tells how many labels have a
 * square for a sign that no font has, and the codes of the first of them (percent-encoded).
 *
 * @throws 400 for a choice that does not go with the others, 422 for a label that cannot be read as Code 128.
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
