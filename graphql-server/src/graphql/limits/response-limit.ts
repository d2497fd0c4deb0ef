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

/** Maximum number of fields in all lists of a response; each takes about 1 µs. */
export const MAX_FIELDS = 60_000;

/** The fields of each response in progress, by the operation's context. */
const fieldsSoFar = new WeakMap<object, number>();
/** The fields of one list item, by field node. */
const widths = new WeakMap<FieldNode, number>();

/** Shared, because an aborted response fails at thousands of fields, and stacks take most of their time. */
const tooLong = new RequestError('BAD_REQUEST', message('request.responseTooLong'));

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Resolve = GraphQLFieldResolver<unknown, object>;

/**
 * Aborts an operation whose response grows too long. The cost limit relies on the contract's list lengths;
 * this limit holds whatever the contract says.
 */
export function limitResponses(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isListOfObjects(field)) field.resolve = counted(field.resolve as Resolve | undefined);
    }
  }
}

/** Whether the response of this context's operation was aborted. */
export function isResponseTooLong(context: object): boolean {
  return (fieldsSoFar.get(context) ?? 0) > MAX_FIELDS;
}

/** Resets the count for another attempt at the same operation. */
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
      if (fields > MAX_FIELDS) throw tooLong;
      return list;
    };
    const list = resolve(source, args, context, info);
    return list instanceof Promise ? list.then(add) : add(list);
  };
}

/** A nested list counts as one item here; its other items are counted when it resolves. */
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
