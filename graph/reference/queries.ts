import { builder } from '../kit/builder.ts';
import { queryOf } from '../kit/wire.ts';
import { listCategories, listMaterialTypes } from './calls.ts';
import { type CategoryEntry, type CategoryNode, CategoryRef, MaterialType } from './types.ts';

/** The most entries in one answer. */
const listed = 500;

builder.queryField('productMaterialTypes', (t) =>
  t.field({
    type: [MaterialType],
    nullable: true,
    description: 'Material types by priority.',
    complexity: { multiplier: 100 },
    resolve: async (_, _args, { graph }) =>
      (await graph.read(listMaterialTypes, { query: { limit: listed } })).data,
  }),
);

const CategoryFilters = builder.inputType('ProductCategoryFilters', {
  fields: (t) => ({ name: t.string() }),
});

builder.queryField('productCategories', (t) =>
  t.field({
    type: [CategoryRef],
    nullable: true,
    description: 'Categories by priority, those without a parent in the list first, each with its children.',
    complexity: { multiplier: 20 },
    args: { filters: t.arg({ type: CategoryFilters }), isPublished: t.arg.boolean() },
    resolve: async (_, { filters, isPublished }, { graph }) => {
      const query = { ...queryOf(filters), is_published: isPublished, limit: listed };
      return treeOf((await graph.read(listCategories, { query })).data);
    },
  }),
);

/** Arranges categories as trees. A category whose parent is not in the list is a root. */
function treeOf(entries: readonly CategoryEntry[]): CategoryNode[] {
  const nodes = new Map(entries.map((entry) => [entry.id, { ...entry, below: [] as CategoryNode[] }]));
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    (parent?.below ?? roots).push(node);
  }
  return roots;
}
