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
  /** The tryset of each rental and the index of its item, by rental_ref. */
  trysetOf: ReadonlyMap<string, { tryset: TrysetPlan; index: number }>;
  /** Returns the time by which a ref must be registered, as it is used from then on. */
  since(kind: 'brand' | 'category' | 'size_type' | 'product' | 'user', ref: string): string;
}

/** The id of an import's command; every import of the file gives the same id. */
export function commandIdOf(source: string, kind: ImportKind, ref: string, step: string): string {
  return nameId(`${source}\n${kind}\n${ref}\n${step}`);
}

/** A step on an entity that no other command or event caused. */
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
