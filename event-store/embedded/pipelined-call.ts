import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';

const MAX_UNSENT_BYTES = 256 * 1024;

/**
 * Writes a stream of responses in bulk. By default gRPC hands one message to HTTP/2 and waits until it is sent, so each
 * message costs a system call. Here up to 256 KiB may be pending, and HTTP/2 joins the messages. Above 256 KiB the sender
 * waits as before, so a slow reader still slows the sender down.
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
