import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';

const MAX_UNSENT_BYTES = 256 * 1024;

/**
 * Lets a stream of responses be written in bulk. By itself the library hands one message to HTTP/2, waits until it
 * has left, and hands over the next, so each costs a system call; here up to 256 KiB may be on the way, and HTTP/2
 * puts them together. Beyond that the caller waits as before, so a slow reader still holds the sender back.
 */
class PipelinedCall extends ServerInterceptingCall {
  #unsent = 0;
  #held: (() => void) | undefined;

  override sendMessage(message: unknown, sent: () => void): void {
    const size = Buffer.isBuffer(message) ? message.length : 0;
    this.#unsent += size;
    super.sendMessage(message, () => {
      this.#unsent -= size;
      if (this.#unsent < MAX_UNSENT_BYTES / 2) this.#release();
    });
    if (this.#unsent < MAX_UNSENT_BYTES) sent();
    else this.#held = sent;
  }

  #release(): void {
    const held = this.#held;
    this.#held = undefined;
    held?.();
  }
}

export const pipelineResponses: ServerInterceptor = (method, call) =>
  method.responseStream ? new PipelinedCall(call) : new ServerInterceptingCall(call);
