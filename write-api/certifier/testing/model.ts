import type { Answering, Given } from '../../testing/stand-in.ts';

/** A model's answer for each requested reason. */
type Says = Record<string, { passed: boolean; evidence: string }>;

/** Returns a chat completion with this answer, in the OpenAI API's format. */
export function completion(
  said: Says | string,
  more: { finish_reason?: string; refusal?: string } = {},
): Given {
  const { finish_reason = 'stop', refusal = null } = more;
  const content = typeof said === 'string' ? said : JSON.stringify(said);
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_770_000_000,
      model: 'eyes-1',
      choices: [
        { index: 0, message: { role: 'assistant', content, refusal }, logprobs: null, finish_reason },
      ],
      usage: { prompt_tokens: 1_200, completion_tokens: 80, total_tokens: 1_280 },
    },
  };
}

/** Returns an error answer of the OpenAI API: https://platform.openai.com/docs/guides/error-codes */
export function modelRefusal(status: number, message: string, headers: Record<string, string> = {}): Given {
  return { status, headers, body: { error: { message, type: 'error', param: null, code: null } } };
}

interface Asked {
  response_format: { json_schema: { schema: { required: string[] } } };
}

/** Creates a model that gives the same result for every question. */
export function seeing(passed: boolean): Answering {
  return (_url, _request, body) => {
    const { required } = (JSON.parse(body) as Asked).response_format.json_schema.schema;
    return completion(
      Object.fromEntries(required.map((reason) => [reason, { passed, evidence: 'as it is seen' }])),
    );
  };
}
