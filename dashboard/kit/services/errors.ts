import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  makeFetchTransport,
  type StackFrame,
} from '@sentry/browser';
import type { AddressMask } from './address-mask.ts';
import { maskedMessage, maskedType } from './message-mask.ts';
import { isNoise } from './noise.ts';

/** A broken page may throw without end; its first errors tell enough. */
const atMost = 30;

/**
 * Reports errors of the page to a service that speaks Sentry's protocol (Sentry, GlitchTip, Bugsink). A report contains the
 * error's class and place in the code and the room. It is built from these alone, so nothing else can slip in.
 */
export function reportTo({ dsn }: { dsn: string }, mask: AddressMask): (error: unknown) => void {
  let count = 0;
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // Without breadcrumbs, sessions and traces, which record addresses, texts and calls.
    integrations: [globalHandlersIntegration(), dedupeIntegration()],
    dataCollection: { userInfo: false },
    maxBreadcrumbs: 0,
    sendClientReports: false,
    beforeSend(event, { originalException }) {
      if (isNoise(originalException) || isForeign(event)) return null;
      count += 1;
      return count > atMost ? null : maskedEvent(event, mask);
    },
  });
  getCurrentScope().setClient(client);
  client.init();
  return (error) => {
    client.captureException(error, { originalException: error });
  };
}

const framesOf = (event: ErrorEvent): StackFrame[] =>
  event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];

const isOwn = ({ filename }: StackFrame): boolean => filename?.startsWith(`${location.origin}/`) ?? false;

/** Whether no line of the dashboard took part: browser extensions run in the page, too. */
const isForeign = (event: ErrorEvent): boolean => !framesOf(event).some(isOwn);

function maskedEvent(event: ErrorEvent, mask: AddressMask): ErrorEvent {
  const values = event.exception?.values?.map(({ type, value, mechanism, stacktrace }) => ({
    type: maskedType(type),
    value: maskedMessage(value ?? ''),
    mechanism: { type: mechanism?.type ?? 'generic', handled: mechanism?.handled ?? true },
    stacktrace: { frames: (stacktrace?.frames ?? []).map(maskedFrame) },
  }));
  return {
    type: undefined,
    event_id: event.event_id,
    timestamp: event.timestamp,
    platform: event.platform,
    level: event.level,
    environment: 'dashboard',
    exception: { values },
    request: { url: mask(location.href) },
  };
}

function maskedFrame(frame: StackFrame): StackFrame {
  if (!isOwn(frame)) return { filename: '(elsewhere)', in_app: false };
  // The page itself has no code: a frame with another path names a room and its query.
  const path = /\/assets\/[\w.-]+\.js(?=[?#]|$)/.exec(frame.filename ?? '')?.[0] ?? '/';
  return {
    filename: `${location.origin}${path}`,
    function: frame.function,
    lineno: frame.lineno,
    colno: frame.colno,
    in_app: true,
  };
}
