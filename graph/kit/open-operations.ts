import { Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';

/** The mutations that need no access token. `__typename` names the schema's root type, which is no secret. */
const openToAll = new Set(['signIn', '__typename']);

/** Returns whether the operation needs no access token. A fragment could hide other fields, so it needs one. */
export function isOpenToAll({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const isOpen = (each: SelectionNode) => each.kind === Kind.FIELD && openToAll.has(each.name.value);
  return operation === 'mutation' && selectionSet.selections.every(isOpen);
}
