import { globSync, readFileSync } from 'node:fs';
import { mergeTypeDefs } from '@graphql-tools/merge';
import {
  buildASTSchema,
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  isTypeExtensionNode,
  Kind,
  parse,
  print,
  Source,
} from 'graphql';
import { format, resolveConfig } from 'prettier';
import { inProject } from '../process/project-root.ts';

const SERVER = 'graphql-server/src/';
const SHARED_PART = `${SERVER}graphql/shared.graphql`;

const JOINED = 'schema.graphql';

const INTRODUCTION = `# Made by \`npm run codegen\` of ${SHARED_PART} and, under the name of
# each module, of its part in ${SERVER}modules/. Edit those.`;

/**
 * Joins the parts of the contract: the types of each module together, with the fields that other modules add
 * to them.
 * @throws Error when the parts are not a valid contract, for example because two of them define the same type
 */
export async function joinContract(): Promise<{ filename: string; content: string }> {
  const modules = globSync(`${SERVER}modules/**/*.graphql`, { cwd: inProject() })
    .filter((file) => !file.endsWith('.test.graphql'))
    .toSorted();
  const parts = [SHARED_PART, ...modules].map((file) =>
    parse(new Source(readFileSync(inProject(file), 'utf8'), file)),
  );
  const { definitions } = concatAST(parts);
  buildASTSchema({ kind: Kind.DOCUMENT, definitions });
  // A type's own fields and values come before those added by other modules, whichever part is read first.
  const types = definitions.filter((definition) => !isTypeExtensionNode(definition));
  const extensions = definitions.filter(isTypeExtensionNode);
  const all: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...types, ...extensions] };
  const merged = mergeTypeDefs(all, { consistentEnumMerge: true });
  const options = await resolveConfig(inProject(JOINED));
  const content = `${INTRODUCTION}\n\n${printUnderHeadings(merged, moduleOfTypes(types))}`;
  return { filename: JOINED, content: await format(content, { ...options, filepath: JOINED }) };
}

/** The folder of the module that defines each type, by type name; empty for shared types. */
function moduleOfTypes(types: readonly DefinitionNode[]): Map<string, string> {
  return new Map(
    types.map((type) => [nameOf(type), /modules\/(.+)\/[^/]+$/.exec(type.loc?.source.name ?? '')?.[1] ?? '']),
  );
}

function printUnderHeadings({ definitions }: DocumentNode, modules: Map<string, string>): string {
  let heading = '';
  const blocks = definitions.map((definition) => {
    const module = modules.get(nameOf(definition)) ?? '';
    const isFirst = module !== heading;
    heading = module;
    return isFirst ? `# ${module}\n\n${print(definition)}` : print(definition);
  });
  return blocks.join('\n\n');
}

const nameOf = (definition: DefinitionNode): string => ('name' in definition && definition.name?.value) || '';
