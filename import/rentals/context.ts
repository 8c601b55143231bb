import type { Actor } from '#domain/actor.ts';
import { house } from '../streams/house.ts';
import { nameId } from '../streams/ids.ts';
import type { Step } from '../streams/step.ts';
import type { IdOf, ImportKind } from './kinds.ts';
import type { Masters } from './masters.ts';
import type { StepTime } from './times.ts';
import type { TrysetPlan } from './trysets.ts';

/** What the builders of streams share. */
export interface BuildContext {
  source: string;
  idOf: IdOf;
  masters: Masters;
  /** By rental_ref: the tryset, and which of its items it is. */
  trysetOf: ReadonlyMap<string, { tryset: TrysetPlan; index: number }>;
  /** The earliest time at which a ref of that kind was of use; what it is registered by. */
  since(kind: 'brand' | 'category' | 'size_type' | 'product' | 'user', ref: string): string;
}

/** The id of an import's command: the same whenever the file is imported. */
export function commandIdOf(source: string, kind: ImportKind, ref: string, step: string): string {
  return nameId(`${source}\n${kind}\n${ref}\n${step}`);
}

/** A step of an entity's own life, that nothing else caused. */
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
