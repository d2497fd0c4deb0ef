import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** By the field's node: documents are kept, and asked for again. */
const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * The names of all fields that a client selects below the field that is resolved, on any type and at any
 * depth; those that a directive leaves out are among them. Says what need not be read.
 */
export function selectedFields({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const [first] = fieldNodes;
  const before = first && known.get(first);
  if (before && fieldNodes.length === 1) return before;
  const names = new Set<string>();
  for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, names);
  if (first && fieldNodes.length === 1) known.set(first, names);
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
