import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';

const { prototype } = streams.StreamsClient;
const { batchAppend } = prototype;

/** The client's error for an answer that it no longer expects. */
const isUnawaited = (error: unknown) => error instanceof TypeError && /not iterable/.test(error.message);

/**
 * The client tracks pending appends in one place for all clients of a process. A broken connection of one client makes it
 * give up the appends of all. A late answer to one of them then throws where nothing can catch it, and the process ends.
 * We ignore such an answer: the caller has had an error and retries.
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
