import { ServerInterceptingCall, type ServerInterceptor } from '@grpc/grpc-js';
import type { Faults } from './faults.ts';

type Sending = ServerInterceptingCall;

/** Delays all answers while the server is frozen, and sends them in order after the thaw. */
export function heldWhileFrozen(faults: Faults): ServerInterceptor {
  class HeldCall extends ServerInterceptingCall {
    #last: Promise<void> | undefined;

    override sendMetadata(...given: Parameters<Sending['sendMetadata']>): void {
      this.#inTurn(() => super.sendMetadata(...given));
    }

    override sendMessage(...given: Parameters<Sending['sendMessage']>): void {
      this.#inTurn(() => super.sendMessage(...given));
    }

    override sendStatus(...given: Parameters<Sending['sendStatus']>): void {
      this.#inTurn(() => super.sendStatus(...given));
    }

    #inTurn(send: () => void): void {
      const wait = this.#last ?? faults.thawed;
      if (wait === undefined) {
        send();
        return;
      }
      const last = wait.then(() => {
        send();
        if (this.#last === last) this.#last = undefined;
      });
      this.#last = last;
    }
  }
  return (_method, call) => new HeldCall(call);
}
