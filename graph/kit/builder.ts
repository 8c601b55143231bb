import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { ContextValue } from './context.ts';

interface Types {
  Context: ContextValue;
  DefaultFieldNullability: false;
  Scalars: { ID: { Input: string; Output: string | number } };
}

/** Collects the types and operations of all areas. `graph/schema.ts` imports the areas and builds the schema. */
export const builder = new SchemaBuilder<Types>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  // `limits.ts` measures operations before they run, so the plugin's own check at run time is off.
  complexity: { disabled: true, defaultComplexity: 1, defaultListMultiplier: 5 },
});

builder.queryType({});
builder.mutationType({});
