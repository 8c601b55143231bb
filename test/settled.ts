/** So often what is refused for a moment is asked again: each time two seconds are waited for it. */
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

/** Nothing was done, and whoever asked is told when to try again. */
const isPutOff = ({ status, headers }: Response) => status === 503 && headers.has('retry-after');
