import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** By field node, because documents are cached and executed again. */
const namesByNode = new WeakMap<object, ReadonlySet<string>>();

/**
 * The names of all fields selected below the resolved field, on any type and at any depth, including those
 * that a directive skips. Resolvers use it to avoid needless reads.
 */
export function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const [first] = fieldNodes;
  const before = first && namesByNode.get(first);
  if (before && fieldNodes.length === 1) return before;
  const names = new Set<string>();
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, names);
  if (first && fieldNodes.length === 1) namesByNode.set(first, names);
  return names;
}

function collect(
  selected: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode | undefined>>,
  names: Set<string>,
): void {
  for (const selection of selected?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      collect(fragments[selection.name.value]?.selectionSet, fragments, names);
    } else {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      collect(selection.selectionSet, fragments, names);
    }
  }
}
