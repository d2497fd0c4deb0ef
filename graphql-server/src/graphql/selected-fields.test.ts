import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { selectedFields } from './selected-fields.ts';

/** The fields selected below the document's first field. */
function below(document: string): string[] {
  const { definitions } = parse(document);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const fieldNodes: FieldNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind === Kind.OPERATION_DEFINITION)
      fieldNodes.push(...definition.selectionSet.selections.filter((each) => each.kind === Kind.FIELD));
  }
  return [...selectedFields({ fieldNodes, fragments })].sort();
}

test.each([
  ['at any depth', '{ products { nodes { id image { url } } } }', ['id', 'image', 'nodes', 'url']],
  ['by their own names', '{ products { nodes { first: title } } }', ['nodes', 'title']],
  [
    'in fragments of fragments',
    '{ products { ...Page } } fragment Page on P { nodes { ...Card } } fragment Card on C { id description }',
    ['description', 'id', 'nodes'],
  ],
  ['in inline fragments', '{ products { ... on P { totalCount } } }', ['totalCount']],
  [
    'whether or not a directive leaves them out',
    '{ products { nodes @skip(if: true) { id } } }',
    ['id', 'nodes'],
  ],
  [
    'of a field that is asked for twice',
    '{ products { nodes { id } } products { totalCount } }',
    ['id', 'nodes', 'totalCount'],
  ],
])('finds fields %s', (_where, document, fields) => {
  expect(below(document)).toEqual(fields);
});

test('the same document gives the same fields again', () => {
  const { definitions } = parse('{ products { id } }');
  const [operation] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('It is an operation');
  const fieldNodes = operation.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
  const first = selectedFields({ fieldNodes, fragments: {} });
  expect(selectedFields({ fieldNodes, fragments: {} })).toBe(first);
});
