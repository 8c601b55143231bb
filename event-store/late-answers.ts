import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';

const { prototype } = streams.StreamsClient;
const { batchAppend } = prototype;

/** How the client fails over an answer that it does not wait for any more. */
const isUnawaited = (error: unknown) => error instanceof TypeError && /not iterable/.test(error.message);

/**
 * The client notes the appends that wait for an answer in one place for all clients of a process. Where a connection of
 * one breaks, it gives up the appends of all; the answer to one of them, when it comes, makes it throw where nobody can
 * catch it, and the process ends. Such an answer is passed over: whoever asked has been told, and asks again.
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
