import { PostHog, type PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { styleNonce } from '../theme/style-nonce.ts';
import type { Project } from './settings.ts';

export type Sending = Parameters<PostHog['_send_request']>[0];

/** Everything that the library would do by itself is off: a service names what it needs. */
const nothing: Partial<PostHogConfig> = {
  autocapture: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  capture_exceptions: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  rageclick: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_external_dependency_loading: true,
  advanced_disable_feature_flags: true,
  advanced_disable_flags: true,
  save_referrer: false,
  save_campaign_params: false,
  // The id of a person stays in this page's memory.
  persistence: 'memory',
  person_profiles: 'never',
  // Only signed-in people are here: a browser that calls itself a program is one of them.
  opt_out_useragent_filter: true,
};

/** Number of clients that this page has opened. */
let opened = 0;

/**
 * A client of PostHog for one person. `gate` decides what leaves, and returns null for a request that may not. It stands at
 * the one method through which the library sends, so that an oversight elsewhere cannot pass it.
 */
export function openPostHog(
  { url, key }: Project,
  person: string,
  config: Partial<PostHogConfig>,
  gate: (sending: Sending) => Sending | null,
): { client: PostHog; close: () => void } {
  let isOpen = true;
  opened += 1;
  const client = new PostHog();
  const send = client._send_request.bind(client);
  client._send_request = (sending) => {
    const passed = isOpen && sending.url.startsWith(`${url}/`) ? gate(sending) : null;
    if (passed !== null) send(passed);
  };
  client.init(key, {
    ...nothing,
    api_host: url,
    ui_host: url,
    // The library's memory is one for all clients: under a common name the next person would get the id of the last.
    persistence_name: `client-${opened}`,
    bootstrap: { distinctID: person, isIdentifiedID: true },
    prepare_external_dependency_stylesheet: (style) => {
      if (styleNonce) style.nonce = styleNonce;
      return style;
    },
    ...config,
  });
  return {
    client,
    close() {
      isOpen = false;
      void client.shutdown();
    },
  };
}
