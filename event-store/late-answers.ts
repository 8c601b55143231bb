import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';

const { prototype } = streams.StreamsClient;
const { batchAppend } = prototype;

/** Recognizes the client's error for an answer that it no longer expects. */
const isUnawaited = (error: unknown) => error instanceof TypeError && /not iterable/.test(error.message);

/**
 * Patches the client to ignore late answers. It tracks pending appends in one place for all clients of a process, and a broken
 * connection of one client makes it give up the appends of all. A late answer to such an append throws where nothing can catch
 * the error, and the process ends. Ignoring the answer is safe: the caller has had an error and retries.
 */
export function passOverLateAnswers(): void {
  prototype.batchAppend = function (...given: unknown[]) {
    const call: ReturnType<typeof batchAppend> = Reflect.apply(batchAppend, this, given);
    const emit = call.emit.bind(call);
    call.emit = (event: string, ...told: unknown[]) => {
      try {
        return emit(event, ...told);
      } catch (error) {
        if (event === 'data' && isUnawaited(error)) return true;
        throw error;
      }
    };
    return call;
  };
}
