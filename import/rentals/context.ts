import type { Actor } from '#domain/actor.ts';
import { house } from '../streams/house.ts';
import { nameId } from '../streams/ids.ts';
import type { Step } from '../streams/step.ts';
import type { IdOf, ImportKind } from './kinds.ts';
import type { Masters } from './masters.ts';
import type { StepTime } from './times.ts';
import type { TrysetPlan } from './trysets.ts';

/** The shared input of the stream builders. */
export interface BuildContext {
  source: string;
  idOf: IdOf;
  masters: Masters;
  /** By rental_ref: the tryset, and the index of its item. */
  trysetOf: ReadonlyMap<string, { tryset: TrysetPlan; index: number }>;
  /** The time by which a ref of this kind must be registered, for its first use. */
  since(kind: 'brand' | 'category' | 'size_type' | 'product' | 'user', ref: string): string;
}

/** The id of an import's command: the same for every import of the file. */
export function commandIdOf(source: string, kind: ImportKind, ref: string, step: string): string {
  return nameId(`${source}\n${kind}\n${ref}\n${step}`);
}

/** A step of an entity's own life, without another cause. */
export function ownStep<Command extends { action: string }>(
  { source }: BuildContext,
  [kind, ref, name]: readonly [ImportKind, string, string],
  command: Command,
  { at, derived }: StepTime,
  actor: Actor = house,
): Step<Command> {
  const commandId = commandIdOf(source, kind, ref, name);
  return { command, actor, at, derived, commandId, correlationId: commandId, causationId: commandId };
}
