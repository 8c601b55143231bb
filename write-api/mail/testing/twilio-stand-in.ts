import Fastify from 'fastify';

/** The service's answer: null queues the message, `silence` never answers. */
export type TwilioSaid = { status: number; body: string } | 'silence' | null;

export interface Message {
  authorization: string;
  To: string;
  From: string;
  Body: string;
}

/** Starts a server with Twilio's message resource as documented, with the answers that the test sets. */
export async function twilioStandIn(account: string) {
  const state = { said: null as TwilioSaid };
  const asked: Message[] = [];
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post(`/2010-04-01/Accounts/${account}/Messages.json`, (request, reply) => {
    const { authorization = '' } = request.headers;
    asked.push({ authorization, ...(request.body as Omit<Message, 'authorization'>) });
    const { said } = state;
    if (said === 'silence') return;
    if (said !== null) return reply.code(said.status).type('application/json').send(said.body);
    reply
      .code(201)
      .send({ sid: `SM${String(asked.length).padStart(32, '0')}`, status: 'queued', error_code: null });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    /** All messages, including refused ones. */
    asked,
    say(said: TwilioSaid) {
      state.said = said;
    },
    async close() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

/** Returns the service's answer for a refusal. */
export const refused = (status: number, code: number, message: string) => ({
  status,
  body: JSON.stringify({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }),
});
