import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { createHttpApp, type HttpApp } from '#http/app.ts';
import type { Caller } from '#http/caller.ts';
import { operation } from '#http/operation.ts';
import { as, brandAdmin, staff, testTokens } from '#http/test-app.ts';
import { boundCsvs } from './bounded.ts';
import { columnsOf } from './columns-of.ts';
import { CsvAnswer, sendCsv } from './csv-answer.ts';
import { csvFile } from './csv-file.ts';
import { wordingOf } from './wording.ts';

let app: HttpApp;
afterEach(() => app.close());

const described = (operationId: string) =>
  operation(['staff', 'brand_admin'], {
    operationId,
    tags: [],
    summary: operationId,
    response: { 200: CsvAnswer },
  });

it('limits downloads to two per caller and three per kind, and admits more when they end', async () => {
  app = await createHttpApp({ tokens: testTokens, title: 'test' });
  boundCsvs(app);
  const written: PassThrough[] = [];
  app.get('/things/csv', described('things'), (_request, reply) => {
    const text = new PassThrough();
    text.write('id\r\n');
    written.push(text);
    return reply.type('text/csv').send(text as never);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  // Keeps each response: a garbage-collected one would close its connection.
  const held: Response[] = [];
  const open = async (caller: Caller) => {
    const answer = await fetch(`${address}/things/csv`, { headers: await as(caller) });
    held.push(answer);
    return answer.status === 200 ? 'goes' : `${answer.status} ${answer.headers.get('retry-after')}`;
  };
  const third: Caller = { ...staff, id: 99 };
  const inTurn = async (caller: Caller, times: number) => {
    const answers = [];
    for (let n = 0; n < times; n++) answers.push(await open(caller));
    return answers;
  };
  const fourth: Caller = { ...staff, id: 100 };
  expect(await inTurn(staff, 3)).toEqual(['goes', 'goes', '429 10']);
  expect(await inTurn(third, 2)).toEqual(['goes', '429 10']);
  // Staff downloads do not use the brand admins' limit.
  expect(await inTurn(brandAdmin, 3)).toEqual(['goes', 'goes', '429 10']);
  expect(await open(fourth)).toBe('429 10');
  written[0]?.end();
  while ((await open(fourth)) !== 'goes');
  expect(await open(staff)).toBe('429 10');
  for (const text of written) text.end();
});

it('cuts off a stalled reader, and releases the source of its rows', async () => {
  app = await createHttpApp({ tokens: testTokens, title: 'test' });
  const { promise: givenBack, resolve } = Promise.withResolvers<number>();
  async function* endless() {
    let n = 0;
    try {
      for (; ; n++) yield { n };
    } finally {
      resolve(n);
    }
  }
  app.get('/things/csv', described('things'), (_request, reply) =>
    sendCsv(
      reply,
      csvFile({
        name: 'x',
        wording: wordingOf({}, '2026-01-02T00:00:00Z'),
        columns: columnsOf({})<{ n: number }>([
          { header: 'name', value: ({ n }) => `${n} ${'x'.repeat(1000)}` },
        ]),
        rows: endless(),
      }),
      1_000,
    ),
  );
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const { authorization } = await as(staff);
  const socket = connect(Number(port), '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write(`GET /things/csv HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`);
  expect(await givenBack).toBeGreaterThan(100);
  socket.resume();
  await once(socket, 'close');
});
