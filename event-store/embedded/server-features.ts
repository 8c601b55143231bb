import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { ServiceDefinition, sendUnaryData } from '@grpc/grpc-js';

// The version whose behaviour this server follows. The client chooses its calls by the version and the methods.
const SERVER_VERSION = '24.10.0';

export type FeaturesAnswer = sendUnaryData<features.SupportedMethods>;

/**
 * Lists all methods, including those that this server refuses. With this list, the official client sends its appends through
 * BatchAppend.
 */
export function serveFeatures(services: readonly ServiceDefinition[], answer: FeaturesAnswer): void {
  const supported = new features.SupportedMethods();
  supported.setEventStoreServerVersion(SERVER_VERSION);
  for (const { path } of services.flatMap((service) => Object.values(service))) {
    const [, service = '', name = ''] = path.toLowerCase().split('/');
    const method = new features.SupportedMethod();
    method.setServiceName(service);
    method.setMethodName(name);
    method.setFeaturesList(['stream', 'all', 'track_emitted_streams']);
    supported.addMethods(method);
  }
  answer(null, supported);
}
