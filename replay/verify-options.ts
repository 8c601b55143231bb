import { StartFailure } from '#backend/failure.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import type { Entity } from '#projections/kit/verify/entity.ts';

/** The command-line options of `verify`. */
export interface VerifyOptions {
  log: boolean;
  rows: boolean;
  from?: string;
  projection?: string[];
  entity?: string[];
  repair: boolean;
  position?: string;
  counters: boolean;
  staff?: string;
  reason?: string;
  json: boolean;
  payments?: string;
}

/**
 * Refuses other selections beside `--payments`, which compares payments alone.
 *
 * @throws {StartFailure} if there is one.
 */
export function requireAlone({ payments: _, json: __, ...others }: VerifyOptions): void {
  const stray = Object.entries(others).find(([, value]) => value !== undefined && value !== false);
  if (stray !== undefined) throw new StartFailure(`--payments cannot be combined with --${stray[0]}`);
}

/**
 * Returns the subject to repair.
 *
 * @throws {StartFailure} if no subject or more than one is given.
 */
export function repairOf({ log, position, counters }: VerifyOptions, entity: Entity | null): RepairSubject {
  const asked: RepairSubject[] = [
    ...(entity === null ? [] : [{ of: 'entity', ...entity } as const]),
    ...(position === undefined
      ? []
      : [{ of: 'log', position: String(positionOf('--position', position)) } as const]),
    ...(counters ? [{ of: 'counters' } as const] : []),
  ];
  const [one, ...others] = asked;
  if (one === undefined || others.length > 0 || log !== (one.of === 'log')) {
    throw new StartFailure(
      '--repair needs one of --entity <projection> <id>, --log --position <position>, and --counters',
    );
  }
  return one;
}

/** Parses the name and id of an entity; null if the option is not given. */
export function entityOf(given: readonly string[] | undefined): Entity | null {
  if (given === undefined) return null;
  const [name, id, ...others] = given;
  if (name === undefined || id === undefined || others.length > 0) {
    throw new StartFailure('--entity needs a name and an id, such as --entity tryset_item 12');
  }
  return { name, id };
}

export function positionOf(option: string, text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new StartFailure(`${option}: "${text}" is not a position`);
  return BigInt(text);
}
