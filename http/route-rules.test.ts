import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { everybody, guardRoutes } from './rights.ts';
import { forEverybody, gatherRules } from './route-rules.ts';
import { testTokens } from './test-app.ts';

const answer = async () => 'hello';

it('collects the rules of the routes of an app and of its plugins', async () => {
  const app = Fastify();
  const { rules } = gatherRules(app);
  app.get('/health', { config: everybody, exposeHeadRoute: false }, answer);
  await app.register(async (api) => {
    guardRoutes(api, testTokens);
    api.post('/things/:id', { config: { who: ['staff', 'user'], table: ['staff'] } }, answer);
    api.put('/things/:id', { config: { who: ['staff'], staff: 'owner' } }, answer);
  });
  await app.register(async (files) => {
    forEverybody(files);
    files.get('/*', { exposeHeadRoute: false }, answer);
  });
  await app.ready();
  expect(rules()).toEqual([
    { method: 'GET', path: '/health', who: 'public', staff: 'any', table: null },
    { method: 'POST', path: '/things/:id', who: ['staff', 'user'], staff: 'operator', table: ['staff'] },
    { method: 'PUT', path: '/things/:id', who: ['staff'], staff: 'owner', table: null },
    { method: 'GET', path: '/*', who: 'public', staff: 'any', table: null },
  ]);
});

it('fails the startup if a route has no rule', async () => {
  const app = Fastify();
  gatherRules(app);
  await app.register(async (plugin) => {
    plugin.get('/metrics', answer);
  });
  await expect(app.ready()).rejects.toThrow('the route does not say who may call it: GET /metrics');
});

it('fails the startup for a rule that nothing enforces', async () => {
  const app = Fastify();
  gatherRules(app);
  app.get('/metrics', { config: { who: ['staff'] } }, answer);
  await expect(app.ready()).rejects.toThrow('nobody checks the tokens of this route: GET /metrics');
});
