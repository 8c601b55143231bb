import { PostHog, type PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';
import { styleNonce } from '../theme/style-nonce.ts';
import { gateOf, type Sending } from './gate.ts';
import type { Project } from './settings.ts';

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
 * A client of PostHog for one person. `allowed` returns what may leave of a request, or null. Once the client is closed, nothing
 * leaves, and no answer arrives.
 */
export function openPostHog(
  { url, key }: Project,
  person: string,
  config: Partial<PostHogConfig>,
  allowed: (sending: Sending) => Sending | null,
): { client: PostHog; close: () => void } {
  opened += 1;
  const client = new PostHog();
  const closeGate = gateOf(client, (sending) =>
    sending.url.startsWith(`${url}/`) ? allowed(sending) : null,
  );
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
      closeGate();
      void client.shutdown();
    },
  };
}
