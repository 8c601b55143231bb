import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';

const graph = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(graph, file), 'utf8');

test('the types of a client are those of graph/operations (if they are right, update the file with -u)', async () => {
  const files = globSync('operations/*.graphql', { cwd: graph }).sort();
  const output = await codegen({
    filename: 'types.ts',
    schema: parse(read('schema.graphql')),
    schemaAst: buildSchema(read('schema.graphql')),
    documents: files.map((file) => ({ location: file, document: parse(read(file)) })),
    config: { scalars: { ID: 'string' }, skipTypename: true },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  await expect(`// Generated from graph/operations by generate.test.ts.\n${output}`).toMatchFileSnapshot(
    join(graph, 'client/types.ts'),
  );
});
