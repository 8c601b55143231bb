import { once } from 'node:events';
import { createServer } from 'node:http';

/** A span as the collector received it. */
export interface Received {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string | undefined>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean };
}

interface Body {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Pick<Received, 'name' | 'traceId' | 'spanId' | 'parentSpanId'> & { attributes: Attribute[] })[];
    }[];
  }[];
}

/** A fake OpenTelemetry collector: receives OTLP over HTTP as JSON and keeps the spans. */
export async function spanCollector() {
  const spans: Received[] = [];
  let text = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    text += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Body).resourceSpans) {
      const service = valuesOf(resource.attributes)['service.name'] ?? '';
      for (const { name, traceId, spanId, parentSpanId, attributes } of scopeSpans.flatMap(
        (each) => each.spans,
      )) {
        spans.push({ service, name, traceId, spanId, parentSpanId, attributes: valuesOf(attributes) });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** All spans that the collector has received. */
    spans,
    text: () => text,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function valuesOf(attributes: readonly Attribute[]): Received['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => {
      const [own] = Object.values(value);
      return [key, own === undefined ? undefined : String(own)];
    }),
  );
}
