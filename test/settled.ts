/** The maximum number of retries of a refused request; each waits two seconds on the server. */
const triesAtMost = 10;

/**
 * Repeats a request until the read models and the index have reached its position, and returns the answer. A read
 * waits two seconds for its position, and a command for its index. On a busy machine this may be too short.
 */
export async function settled(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  while (response.headers.get('x-stale') === 'true') response = await ask();
  for (let tries = 1; isPutOff(response) && tries < triesAtMost; tries++) response = await ask();
  return response;
}

/** The request was not executed, and the answer says when to retry. */
const isPutOff = ({ status, headers }: Response) => status === 503 && headers.has('retry-after');
