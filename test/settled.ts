/** The maximum number of retries of a refused request; each waits two seconds on the server. */
const triesAtMost = 10;

/**
 * The answer of a server whose read models and index have come as far as was asked for. A read waits two seconds for its
 * position, a command for its index; then they say that they gave up, which on a busy machine is no fault.
 */
export async function settled(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  while (response.headers.get('x-stale') === 'true') response = await ask();
  for (let tries = 1; isPutOff(response) && tries < triesAtMost; tries++) response = await ask();
  return response;
}

/** The request was not executed, and the answer says when to retry. */
const isPutOff = ({ status, headers }: Response) => status === 503 && headers.has('retry-after');
