import { AnalyticsExtensions } from 'posthog-js/dist/extension-bundles.js';
import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external.js';
import type { AddressMask } from './address-mask.ts';
import type { Service } from './for-outsiders.ts';
import { openPostHog } from './posthog.ts';
import type { Project } from './settings.ts';

/** What a point needs to be drawn; all other properties of an event are left out. */
const kept = [
  'token',
  'distinct_id',
  '$session_id',
  '$window_id',
  '$viewport_width',
  '$viewport_height',
  '$lib',
  '$process_person_profile',
];

/** Records where people click and point, as coordinates under the masked address of the room: no text, no element, no input. */
export function heatmapOf(project: Project, mask: AddressMask): Service {
  return (person) => {
    const { client, close } = openPostHog(
      project,
      person,
      {
        capture_heatmaps: true,
        __extensionClasses: { heatmaps: AnalyticsExtensions.heatmaps },
        before_send: (event) => maskedPoints(event, mask),
      },
      (sending) => sending,
    );
    return () => {
      client.set_config({ capture_heatmaps: false });
      close();
    };
  };
}

function maskedPoints(event: CaptureResult | null, mask: AddressMask): CaptureResult | null {
  if (event?.event !== '$$heatmap') return null;
  const points: Record<string, object[]> = {};
  for (const [address, each] of Object.entries<object[]>(event.properties.$heatmap_data)) {
    const masked = mask(address);
    points[masked] = [...(points[masked] ?? []), ...each];
  }
  const properties = Object.fromEntries(kept.map((name) => [name, event.properties[name]]));
  return {
    uuid: event.uuid,
    event: event.event,
    timestamp: event.timestamp,
    properties: { ...properties, $current_url: mask(location.href), $heatmap_data: points },
  };
}
