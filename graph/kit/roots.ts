import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The root fields of an operation, with those of its fragments, and the REST calls that they make together. */
export interface Roots {
  fields: number;
  calls: number;
}

/** Far above every limit: counting stops here, since fragments can repeat each other without end. */
const countedAtMost = 1_000;

/** Counts an operation's root fields. A field that makes several calls says so in its extension `calls`. */
export function rootsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): Roots {
  const known = schema.getRootType(operation)?.getFields() ?? {};
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  const roots: Roots = { fields: 0, calls: 0 };
  const add = ({ selections }: SelectionSetNode) => {
    for (const each of selections) {
      if (roots.fields > countedAtMost) return;
      if (each.kind === Kind.FIELD) {
        const { calls = 1 } = known[each.name.value]?.extensions ?? {};
        roots.fields += 1;
        roots.calls += Number(calls);
      } else {
        const inner = each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments.get(each.name.value);
        if (inner !== undefined) add(inner);
      }
    }
  };
  add(selectionSet);
  return roots;
}
