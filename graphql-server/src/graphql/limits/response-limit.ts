import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { RequestError } from '../../errors.ts';
import { isListOfObjects } from './operation-cost.ts';
import { message } from '../../shared/messages/message.ts';

/** How many fields the lists of an answer may have together; about a µs of computing each. */
export const MAX_FIELDS = 60_000;

/** The fields of each answer that is being built, by the context of its operation. */
const fieldsSoFar = new WeakMap<object, number>();
/** The fields of one item of a list, by where the document asks for it. */
const widths = new WeakMap<FieldNode, number>();

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Resolve = GraphQLFieldResolver<unknown, object>;

/**
 * Ends an operation whose answer becomes too long while it is built. What an operation costs is computed
 * before by how long the contract says that its lists are; this holds whatever the contract says.
 */
export function limitResponses(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isListOfObjects(field)) field.resolve = counted(field.resolve as Resolve | undefined);
    }
  }
}

/** Whether the answer to this context's operation was ended. */
export function isResponseTooLong(context: object): boolean {
  return (fieldsSoFar.get(context) ?? 0) > MAX_FIELDS;
}

/** Another attempt at the same operation starts from nothing. */
export function startResponse(context: object): void {
  fieldsSoFar.delete(context);
}

function counted(resolve: Resolve = defaultFieldResolver): Resolve {
  return (source, args, context, info) => {
    const add = (list: unknown): unknown => {
      if (!Array.isArray(list) || list.length === 0) return list;
      const width = info.fieldNodes.reduce((sum, node) => sum + widthOf(node, info.fragments), 0);
      const fields = (fieldsSoFar.get(context) ?? 0) + list.length * width;
      fieldsSoFar.set(context, fields);
      if (fields > MAX_FIELDS) throw new RequestError('BAD_REQUEST', message('request.responseTooLong'));
      return list;
    };
    const list = resolve(source, args, context, info);
    return list instanceof Promise ? list.then(add) : add(list);
  };
}

/** Of a list within the list, what one item has: the rest is counted when that is resolved. */
function widthOf(node: FieldNode, fragments: Fragments): number {
  let width = widths.get(node);
  if (width === undefined) {
    width = node.selectionSet ? countFields(node.selectionSet, fragments) : 0;
    widths.set(node, width);
  }
  return width;
}

function countFields({ selections }: SelectionSetNode, fragments: Fragments): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1 + widthOf(selection, fragments);
    const set =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments[selection.name.value]?.selectionSet
        : selection.selectionSet;
    return set ? sum + countFields(set, fragments) : sum;
  }, 0);
}
