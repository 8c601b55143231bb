/** Postgres settings for one application on a small machine; sizes in Postgres units. */
export const settings = {
  listen_addresses: '127.0.0.1',
  // Loopback with a password is enough; a socket path could be too long or not writable.
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '2GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  // Imports write a lot: these values give rare, spread checkpoints instead of one each time the WAL is full.
  wal_buffers: '16MB',
  max_wal_size: '4GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // With these settings, every acknowledged append is on disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // JIT compilation costs more than it saves in queries of milliseconds.
  jit: 'off',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '1',
  max_worker_processes: '4',
  autovacuum_naptime: '20s',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
  timezone: 'UTC',
} satisfies Record<string, string>;

/** Formats settings as the text of a Postgres configuration file. */
export function configurationFile(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
    .join('');
}
