import ky from 'ky';
import { Value } from 'typebox/value';
import type { ModelPrices } from '#domain/benchmarks/benchmark-events.ts';
import type { EyeReason } from '#domain/looks/judge.ts';
import { type Answer, type Certifier, CertifierFailure, type Question } from './certifier.ts';
import { answerSchema, messagesFor, promptVersion } from './prompt.ts';

export interface LanguageModelOptions {
  /** The address of an OpenAI-compatible service, with its version: `https://api.openai.com/v1`. */
  url: string;
  key: string;
  /** The model's name at the service. */
  name: string;
  prices?: ModelPrices | null;
  /** The timeout of one attempt in ms; 30,000 if omitted. */
  timeoutMs?: number;
  /** The timeout of all attempts together in ms; 90,000 if omitted. */
  patienceMs?: number;
}

const timeoutMs = 30_000;
/** The default timeout of all attempts together in ms, including pauses that the service asks for. */
const patienceMs = 90_000;
const retries = 2;
/** The HTTP statuses that are retried: timeouts, conflicts, rate limits and faults of the service. */
const retried = [408, 409, 429, 500, 502, 503, 504];
const evidenceAtMost = 300;

type Told = Record<EyeReason, { passed: boolean; evidence: string }>;

/** The parts of an answer that we read. https://platform.openai.com/docs/api-reference/chat/object */
interface Completion {
  choices?: {
    finish_reason?: string;
    message?: { content?: string | null; refusal?: string | null };
  }[];
  usage?: { prompt_tokens: number; completion_tokens: number };
}

/**
 * Creates a certifier from a language model behind an OpenAI-compatible chat endpoint. Rate limits, faults of the service and
 * late answers are retried twice. Throws a `CertifierFailure` if no usable answer comes.
 */
export function languageModel(options: LanguageModelOptions): Certifier {
  const { url, key, name } = options;
  const endpoint = `${url.replace(/\/+$/, '')}/chat/completions`;
  const ask = (json: object, signal: AbortSignal) =>
    ky
      .post(endpoint, {
        json,
        signal,
        headers: { authorization: `Bearer ${key}` },
        redirect: 'error',
        timeout: options.timeoutMs ?? timeoutMs,
        retry: {
          limit: retries,
          methods: ['post'],
          statusCodes: retried,
          retryOnTimeout: true,
          jitter: true,
        },
      })
      .json<Completion>();
  return {
    model: { name, prompt: promptVersion },
    prices: options.prices ?? null,
    async ask(question, signal) {
      const schema = answerSchema(question.reasons);
      const patience = AbortSignal.timeout(options.patienceMs ?? patienceMs);
      const late = AbortSignal.any([patience, ...(signal ? [signal] : [])]);
      const asked = {
        model: name,
        temperature: 0,
        messages: messagesFor(question),
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'certification', strict: true, schema },
        },
      };
      const completion = await ask(asked, late).catch((error: unknown) => {
        throw new CertifierFailure(`${name} did not answer: ${messageOf(error)}`, { cause: error });
      });
      const choice = completion.choices?.[0];
      if (choice === undefined) throw new CertifierFailure(`${name} answered nothing`);
      if (choice.finish_reason === 'length') throw new CertifierFailure(`${name} cut off its answer`);
      if (choice.message?.refusal) throw new CertifierFailure(`${name} refused to answer`);
      const content = choice.message?.content ?? null;
      return { checks: checksOf(name, question, content), tokens: tokensOf(completion.usage) };
    },
  };
}

function checksOf(name: string, { reasons }: Question, content: string | null): Answer['checks'] {
  const told = parsed(content);
  if (!Value.Check(answerSchema(reasons), told)) {
    throw new CertifierFailure(`${name} answered in another format than requested`);
  }
  return reasons.map((reason) => {
    const { passed, evidence } = (told as Told)[reason];
    return {
      reason,
      passed,
      evidence: evidence.replace(/\s+/g, ' ').trim().slice(0, evidenceAtMost) || null,
    };
  });
}

function tokensOf(usage: Completion['usage']): Answer['tokens'] {
  return usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null;
}

function parsed(content: string | null): unknown {
  try {
    return JSON.parse(content ?? '');
  } catch {
    return undefined;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the certifier from the environment; null if `CERTIFIER` is missing or `rules`. Throws a one-line error if a setting is
 * missing.
 */
export function certifierFrom(env: Environment): Certifier | null {
  const chosen = env.CERTIFIER || 'rules';
  if (chosen === 'rules') return null;
  if (chosen !== 'language_model') {
    throw new Error(`CERTIFIER is "${chosen}"; it can be rules or language_model`);
  }
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL: name } = env;
  if (!url || !key || !name) {
    throw new Error(
      'CERTIFIER is "language_model": set LANGUAGE_MODEL_URL, LANGUAGE_MODEL_KEY and LANGUAGE_MODEL, all three',
    );
  }
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('LANGUAGE_MODEL_URL is not a URL; it must look like https://api.openai.com/v1');
  }
  return languageModel({ url, key, name, prices: pricesFrom(env) });
}

/** Reads the prices in US dollars per million tokens from the environment; null if neither price is set. */
function pricesFrom(env: Environment): ModelPrices | null {
  const { LANGUAGE_MODEL_INPUT_PRICE: input, LANGUAGE_MODEL_OUTPUT_PRICE: output } = env;
  if (!input && !output) return null;
  const prices = { input: Number(input || Number.NaN), output: Number(output || Number.NaN) };
  if (prices.input >= 0 && prices.output >= 0) return prices;
  throw new Error(
    'LANGUAGE_MODEL_INPUT_PRICE and LANGUAGE_MODEL_OUTPUT_PRICE are US dollars for a million tokens: set both, such as 2.5 and 10',
  );
}
