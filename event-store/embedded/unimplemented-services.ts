import type { EventEmitter } from 'node:events';
import operations from '@eventstore/db-client/generated/operations_grpc_pb.js';
import persistent from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import projections from '@eventstore/db-client/generated/projections_grpc_pb.js';
import users from '@eventstore/db-client/generated/users_grpc_pb.js';
import type {
  Server,
  ServiceDefinition,
  sendUnaryData,
  UntypedHandleCall,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { type CallError, unimplemented } from './errors.ts';

const SERVICES: [string, ServiceDefinition][] = [
  ['persistent subscriptions', persistent.PersistentSubscriptionsService],
  ['projections', projections.ProjectionsService],
  ['users', users.UsersService],
  ['operations', operations.OperationsService],
];

/**
 * Services that this server does not support. They are registered so that the client asks for them by gRPC and gets a clear
 * error. Otherwise it asks by HTTP, where nothing answers.
 */
export const unimplementedServices: readonly ServiceDefinition[] = SERVICES.map(([, service]) => service);

/** Answers every unsupported method with an error that names the feature and says that EventStoreDB has it. */
export function addUnimplementedServices(server: Server): void {
  for (const [what, service] of SERVICES) {
    const error = unimplemented(
      `The embedded event store serves streams only and has no ${what}. Use EventStoreDB or KurrentDB for them.`,
    );
    const implementation: UntypedServiceImplementation = {};
    for (const [name, { responseStream }] of Object.entries(service))
      implementation[name] = responseStream ? refuseStream(error) : refuseUnary(error);
    server.addService(service, implementation);
  }
}

function refuseUnary(error: CallError): UntypedHandleCall {
  return (_call: unknown, answer: sendUnaryData<never>) => answer(error);
}

function refuseStream(error: CallError): UntypedHandleCall {
  return (call: EventEmitter) => {
    call.emit('error', error);
  };
}
