import { GenericContainer, Wait } from 'testcontainers';
import type { SharedBackend } from './shared-backend.ts';

const eventStorePort = 2113;
const postgresPort = 5432;

/** Starts EventStoreDB (one node, no TLS) and Postgres in containers, like the production services. */
export async function startContainers(): Promise<SharedBackend> {
  const [eventStore, postgres] = await Promise.all([
    new GenericContainer('eventstore/eventstore:23.10.8-bookworm-slim')
      .withEnvironment({
        EVENTSTORE_CLUSTER_SIZE: '1',
        EVENTSTORE_INSECURE: 'true',
        EVENTSTORE_MEM_DB: 'true',
        EVENTSTORE_RUN_PROJECTIONS: 'None',
      })
      .withExposedPorts(eventStorePort)
      .withWaitStrategy(Wait.forHttp('/health/live', eventStorePort).forStatusCode(204))
      .start(),
    new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_PASSWORD: 'test' })
      .withCommand(['postgres', '-c', 'max_connections=300', '-c', 'fsync=off'])
      .withExposedPorts(postgresPort)
      // In an empty folder Postgres starts twice: first to create the database, then to serve it.
      .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
      .start(),
  ]);
  return {
    serverUrl: `postgres://postgres:test@${postgres.getHost()}:${postgres.getMappedPort(postgresPort)}/postgres`,
    // `discover` is off, as a single node announces an address that is valid only inside its container.
    eventStoreUrl: `esdb://${eventStore.getHost()}:${eventStore.getMappedPort(eventStorePort)}?tls=false`,
    stop: async () => {
      await Promise.all([eventStore.stop(), postgres.stop()]);
    },
  };
}
