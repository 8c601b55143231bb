import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8');

/** Returns the lines below a key of a YAML block as one text. */
function below(block: string, key: string, indent: number): string {
  const margin = ' '.repeat(indent);
  const [, found = ''] =
    new RegExp(`^${margin}${key}:.*\\n((?:${margin} +\\S.*\\n|\\n)*)`, 'm').exec(block) ?? [];
  return found;
}

const service = (name: string) => below(below(text, 'services', 0), name, 2);
const networksOf = (name: string) => /^ {4}networks: \[(.*)\]$/m.exec(service(name))?.[1]?.split(', ');

test('only services that use events reach the stores, and the stores reach no network outside', () => {
  expect(networksOf('event-store')).toEqual(['stores']);
  expect(networksOf('postgres')).toEqual(['stores']);
  for (const name of ['projections', 'read-api', 'write-api'])
    expect(networksOf(name)).toEqual(['stores', 'apis']);
  expect(networksOf('dashboard')).toEqual(['apis']);
  expect(below(below(text, 'networks', 0), 'stores', 2)).toContain('internal: true');
});

test('publishes only the dashboard, on this machine only', () => {
  expect(text.match(/ports:/g)).toHaveLength(1);
  expect(service('dashboard')).toMatch(/^ +- "127\.0\.0\.1:\$\{PORT:-8080\}:8080"$/m);
});

test('tells the services of the page only to the service that serves it', () => {
  expect(below(text, 'x-services', 0).match(/\w+(?=: \$)/g)).toEqual([
    'ERRORS_DSN',
    'CHAT_URL',
    'CHAT_KEY',
    'HEATMAP_URL',
    'HEATMAP_KEY',
  ]);
  expect(text.match(/\*services\b/g)).toHaveLength(1);
  expect(service('dashboard')).toContain('<<: [*watched, *services]');
});

test('no secret has a default', () => {
  const secrets = text.match(/\$\{(?:JWT_SECRET|MASTER_KEY|\w*PASSWORD)[^}]*/g) ?? [];
  expect(secrets).toHaveLength(4);
  for (const each of secrets) expect(each).toContain(':?');
});

test('sets TRUST_PROXY on the service that callers reach', () => {
  expect(service('dashboard')).toMatch(/^ +TRUST_PROXY: \$\{TRUST_PROXY:-false\}$/m);
});

test('the event store gets only its own options, sends no telemetry and restarts', () => {
  const given = service('event-store').match(/EVENTSTORE_\w+(?=:)/g);
  expect(given).toContain('EVENTSTORE_TELEMETRY_OPTOUT');
  expect(given).not.toContain('EVENTSTORE_URL');
  expect(service('event-store')).not.toContain('env_file');
  expect(service('event-store')).toMatch(/^ +<<: \*confined$/m);
  expect(below(text, 'x-confined', 0)).toMatch(/^ +restart: unless-stopped$/m);
});

test('uses the last event store line under the BSD licence', () => {
  expect(service('event-store')).toMatch(/^ +image: eventstore\/eventstore:23\.10\.\d+-/m);
});

const names = ['event-store', 'postgres', 'projections', 'read-api', 'write-api', 'dashboard'];

test.each(names)('%s has only the rights, files and memory that it needs', (name) => {
  const confined = below(text, 'x-confined', 0);
  for (const line of ['cap_drop: [ALL]', 'security_opt: ["no-new-privileges:true"]', 'read_only: true'])
    expect(confined).toContain(`  ${line}\n`);
  expect(confined).toMatch(/^ +pids_limit: \d+$/m);
  const own = service(name);
  const whole = own.includes('<<: *tryset') ? below(text, 'x-tryset', 0) + own : own;
  expect(whole).toMatch(/^ +<<: \*confined$/m);
  expect(whole).toMatch(/^ +mem_limit: \d+[mg]$/m);
  for (const key of ['cap_drop', 'security_opt', 'read_only', 'privileged'])
    expect(own).not.toContain(`${key}:`);
  expect(own.includes('cap_add')).toBe(name === 'postgres');
});

test('pins every image', () => {
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  const images = [...text.matchAll(/^ +image: (.*)$/gm), ...dockerfile.matchAll(/^FROM (\S+)/gm)].map(
    ([, image = '']) => image,
  );
  const exact = /^(?:tryset|[a-z/]+:\d+\.\d+\.\d+(?:-\S+)?|[a-z/]+:\d+\.\S+@sha256:[0-9a-f]{64})$/;
  expect(images).toHaveLength(5);
  for (const image of images) expect(image).toMatch(exact);
});
