import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Starts an S3-like server in memory, for tests. It verifies each request's signature by the published rules. */
export async function s3StandIn(bucket: string, region: string, secretAccessKey: string) {
  const objects = new Map<string, Buffer>();
  const state = { answer: null as number | null, requests: 0 };
  const server = createServer(async (request, response) => {
    state.requests += 1;
    const body = await buffer(request);
    const end = (status: number, payload?: Buffer) => response.writeHead(status).end(payload);
    if (state.answer !== null) return end(state.answer);
    if (request.method === 'POST' && request.url === `/${bucket}`) {
      const form = await new Response(body, {
        headers: { 'content-type': String(request.headers['content-type']) },
      }).formData();
      const file = Buffer.from(await (form.get('file') as File).arrayBuffer());
      if (!isAllowed(form, file, { bucket, region, secretAccessKey })) return end(403);
      objects.set(`/${bucket}/${form.get('key')}`, file);
      return end(204);
    }
    if (!isSigned(request, body, region, secretAccessKey)) return end(403);
    const path = request.url ?? '';
    if (!path.startsWith(`/${bucket}/`)) return end(404);
    if (request.method === 'PUT') {
      objects.set(path, body);
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return end(204);
    }
    const found = objects.get(path);
    return found === undefined ? end(404) : end(200, request.method === 'HEAD' ? undefined : found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    state,
    close: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}

function isSigned(request: IncomingMessage, body: Buffer, region: string, secret: string): boolean {
  const { authorization = '' } = request.headers;
  const [, day = '', signed = '', signature = ''] =
    /Credential=[^/]+\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)/.exec(authorization) ?? [];
  const time = String(request.headers['x-amz-date']);
  const payloadHash = String(request.headers['x-amz-content-sha256']);
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) return false;
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), signed, payloadHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return signature !== '' && hmac(key, text).toString('hex') === signature;
}

interface Account {
  bucket: string;
  region: string;
  secretAccessKey: string;
}

/** Checks the signature of a POST policy, and the form against its conditions. Each field of the form needs a condition. */
function isAllowed(form: FormData, file: Buffer, { bucket, region, secretAccessKey }: Account): boolean {
  const said = (name: string) => String(form.get(name) ?? '');
  const [, day = ''] = said('x-amz-credential').split('/');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  if (hmac(signing, said('policy')).toString('hex') !== said('x-amz-signature')) return false;
  const policy = JSON.parse(Buffer.from(said('policy'), 'base64').toString()) as {
    expiration: string;
    conditions: (Record<string, string> | [string, string | number, string | number])[];
  };
  if (Date.parse(policy.expiration) <= Date.now()) return false;
  const known = new Set(['file', 'policy', 'x-amz-signature']);
  for (const condition of policy.conditions) {
    if (!Array.isArray(condition)) {
      if (condition.bucket !== bucket) return false;
      continue;
    }
    const [kind, left, right] = condition;
    if (kind === 'content-length-range') {
      if (file.length < Number(left) || file.length > Number(right)) return false;
      continue;
    }
    const name = String(left).slice(1);
    known.add(name);
    if (kind !== 'eq' || said(name) !== right) return false;
  }
  return [...form.keys()].every((name) => known.has(name));
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
