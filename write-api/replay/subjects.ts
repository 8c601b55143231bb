import type { RepairSubject, VerifySubject } from '#domain/replay/read-models.ts';
import { invalidRequest, type WrongField } from '#http/errors.ts';
import type { RequestRepair, RequestVerification } from './bodies.ts';

/**
 * Returns the subject of a verification. Throws 400, which names fields that are missing or belong to another kind of subject.
 */
export function verifySubject(body: RequestVerification): VerifySubject {
  switch (body.of) {
    case 'rows':
      requireOnly(body, [], ['projections']);
      return { of: 'rows', projections: body.projections ?? null };
    case 'log':
      requireOnly(body, [], ['from']);
      return { of: 'log', from: String(BigInt(body.from ?? 0)) };
    case 'entity':
      requireOnly(body, ['name', 'id']);
      return { of: 'entity', name: body.name ?? '', id: body.id ?? '' };
  }
}

/** Returns the subject of a repair; throws like `verifySubject`. */
export function repairSubject(body: RequestRepair): RepairSubject {
  switch (body.of) {
    case 'entity':
      requireOnly(body, ['name', 'id']);
      return { of: 'entity', name: body.name ?? '', id: body.id ?? '' };
    case 'log':
      requireOnly(body, ['position']);
      return { of: 'log', position: String(BigInt(body.position ?? 0)) };
    case 'counters':
      requireOnly(body, []);
      return { of: 'counters' };
  }
}

function requireOnly(
  body: RequestVerification | RequestRepair,
  needed: readonly string[],
  also: readonly string[] = [],
): void {
  const taken = ['of', 'reason', ...needed, ...also];
  const wrong: WrongField[] = [
    ...needed
      .filter((name) => !(name in body))
      .map((name) => ({ in: 'body' as const, name, message: `is required for ${body.of}` })),
    ...Object.keys(body)
      .filter((name) => !taken.includes(name))
      .map((name) => ({ in: 'body' as const, name, message: `is not allowed for ${body.of}` })),
  ];
  if (wrong.length > 0) throw invalidRequest(wrong);
}
