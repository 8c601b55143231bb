import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { Server, ServiceDefinition } from '@grpc/grpc-js';
import { type AppendAnswer, type AppendCall, serveAppend } from './append.ts';
import { type BatchCall, serveBatchAppend } from './batch-append.ts';
import {
  type DeleteAnswer,
  type DeleteCall,
  serveDelete,
  serveTombstone,
  type TombstoneAnswer,
  type TombstoneCall,
} from './delete.ts';
import type { Fault, Faults } from './faults.ts';
import { errorOf, unlessFaulty } from './faulty-answers.ts';
import { OpenCalls } from './open-calls.ts';
import { serveRead } from './read.ts';
import type { ReadCall } from './response-stream.ts';
import { type FeaturesAnswer, serveFeatures } from './server-features.ts';
import type { Store } from './store/store.ts';
import { unimplementedServices } from './unimplemented-services.ts';

// The read handlers return serialized responses, so they need no serializer.
const STREAMS: ServiceDefinition = {
  ...streams.StreamsService,
  read: { ...streams.StreamsService.read, responseSerialize: (response: Buffer) => response },
};

/** Adds the streams service to the server; returns the calls that stay open. */
export function addStreamsService(
  server: Server,
  store: Store,
  maxAppendSize: number,
  faults: Faults,
): OpenCalls {
  const { writer } = store;
  const openCalls = new OpenCalls();
  server.addService(STREAMS, {
    read: (call: ReadCall) => {
      openCalls.add(call);
      const options = call.request.getOptions();
      const fault = faults.meet(options?.hasSubscription() ? 'subscribe' : 'read', options?.hasAll());
      if (fault === undefined) void serveRead(store, faults, call);
      else void fail(call, fault);
    },
    append: unlessFaulty(faults, 'append', (call: AppendCall, answer: AppendAnswer) => {
      void serveAppend(writer, maxAppendSize, call, answer);
    }),
    batchAppend: (call: BatchCall) => {
      openCalls.add(call);
      serveBatchAppend(writer, maxAppendSize, faults, call);
    },
    delete: unlessFaulty(faults, 'delete', (call: DeleteCall, answer: DeleteAnswer) => {
      void serveDelete(writer, call, answer);
    }),
    tombstone: unlessFaulty(faults, 'tombstone', (call: TombstoneCall, answer: TombstoneAnswer) => {
      void serveTombstone(writer, call, answer);
    }),
  });
  const { ServerFeaturesService } = serverFeatures;
  server.addService(ServerFeaturesService, {
    getSupportedMethods: (_call: unknown, answer: FeaturesAnswer) =>
      serveFeatures([STREAMS, ServerFeaturesService, ...unimplementedServices], answer),
  });
  return openCalls;
}

async function fail(call: ReadCall, fault: Fault): Promise<void> {
  await fault.after;
  call.emit('error', errorOf(fault));
}
