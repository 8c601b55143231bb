import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { addressMask } from './address-mask.ts';
import { maskedSending } from './chat-fields.ts';

const project = { url: 'https://chat.example', key: 'phc_1' };
const mask = addressMask(knownAreas.rooms);
const page = 'https://a.example/stocks/12?q=Kim#token=abc';
const room = 'https://a.example/stocks/:stockId';
const widget = `${project.url}/api/conversations/v1/widget`;

const bodyOf = (url: string, data?: object) => maskedSending({ url, data }, project, mask);

beforeEach(() => void vi.stubGlobal('location', new URL(page)));
afterEach(() => void vi.unstubAllGlobals());

test.each<[string, object, object]>([
  [
    'message',
    {
      message: 'Where is my parcel?',
      traits: { name: null, email: null },
      ticket_id: null,
      widget_session_id: 'w-1',
      distinct_id: 'brand_admin-1',
      session_id: 's-1',
      session_context: { session_replay_url: page, current_url: page },
      another: page,
    },
    {
      message: 'Where is my parcel?',
      traits: { name: null, email: null },
      ticket_id: null,
      widget_session_id: 'w-1',
      distinct_id: 'brand_admin-1',
      session_id: 's-1',
      session_context: { current_url: room },
    },
  ],
  ['messages/t-1/read', { widget_session_id: 'w-1', another: page }, { widget_session_id: 'w-1' }],
  [
    'restore',
    { restore_token: 'r-1', widget_session_id: 'w-1', distinct_id: 'brand_admin-1', current_url: page },
    { restore_token: 'r-1', widget_session_id: 'w-1', distinct_id: 'brand_admin-1', current_url: room },
  ],
  [
    'restore/request',
    { email: 'hana@brand-a.example', request_url: page },
    { email: 'hana@brand-a.example', request_url: 'https://a.example/products' },
  ],
])('the call %s sends its fields without the address of the page', (path, data, sent) => {
  expect(bodyOf(`${widget}/${path}`, data)).toEqual({ url: `${widget}/${path}`, data: sent });
});

test.each([
  `${project.url}/array/phc_1/config`,
  `${widget}/tickets?limit=20&offset=0&widget_session_id=w-1`,
  `${widget}/messages/0198b6f0-1c1e-7d3a-8f8e-1f0d6a2b3c4d?limit=50&widget_session_id=w-1`,
])('the call %s passes without a body', (url) => {
  expect(bodyOf(url)).toEqual({ url });
});

test.each([
  `${project.url}/e/`,
  `${project.url}/flags/?v=2`,
  `${project.url}/array/phc_2/config`,
  `${project.url}/api/conversations/v1/another`,
  `${widget}/another`,
  `${widget}/messages/t-1/another`,
])('the call %s does not leave', (url) => {
  expect(bodyOf(url, { current_url: page })).toBeNull();
});
