import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { importableModules } from './module-needs.ts';

const MODULES = 'graphql-server/src/modules';
const TEST_FILE = /\.(fixtures|test)\.ts$|\/access\.ts$/;

/** The module that owns each table, according to its entities. */
export function ownersOfTables(): ReadonlyMap<string, string> {
  const entities = globSync(`${MODULES}/*/**/*.entity.ts`);
  return new Map(
    entities.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/tableName: '(\w+)'/g)].map(
        ([, table = '']) => [table, moduleOf(file)] as const,
      ),
    ),
  );
}

/** Uses of tables whose modules the using module does not need, as `file: table (owner)`. */
export function foreignTables(owners: ReadonlyMap<string, string>): string[] {
  return importableModules.flatMap(({ module, importable }) =>
    globSync(`${MODULES}/${module}/**/*.ts`)
      .filter((file) => !TEST_FILE.test(file))
      .flatMap((file) =>
        [...tablesIn(readFileSync(file, 'utf8'))].flatMap((table) => {
          const owner = owners.get(table);
          return owner === undefined || importable.includes(owner) ? [] : [`${file}: ${table} (${owner})`];
        }),
      ),
  );
}

/** The names in a file's SQL in places where SQL expects a table. */
export function tablesIn(code: string): ReadonlySet<string> {
  const tables = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    for (const table of tablesOf(node)) tables.add(table);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', code, ts.ScriptTarget.Latest, true));
  return tables;
}

function tablesOf(node: ts.Node): string[] {
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map(({ literal }) => literal.text);
    return tablesOfSql([node.head.text, ...rest].join('?'));
  }
  if (!ts.isStringLiteralLike(node)) return [];
  return namesTable(node) ? [node.text] : tablesOfSql(node.text);
}

/** Functions whose first argument is a table's name. */
const TAKING_TABLE = ['rule', 'mentions', 'withoutAccount'];

/** Whether the literal alone names a table: `{ table: 'orders' }`, `rule('orders', ...)`. */
function namesTable(literal: ts.StringLiteralLike): boolean {
  const { parent } = literal;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'table';
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== literal) return false;
  return TAKING_TABLE.includes(parent.expression.getText());
}

const AFTER_KEYWORD = /\b(?:join|into|update|using|create trigger [^$]*? on)\s+(?:only\s+)?(\w+)/g;
const SOURCES = /\bfrom\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)/g;

function tablesOfSql(sql: string): string[] {
  const named = [...sql.matchAll(AFTER_KEYWORD)].map(([, table = '']) => table);
  const sources = [...sql.matchAll(SOURCES)].flatMap(([, list = '']) => list.split(','));
  return [...named, ...sources.map((source) => /\w+/.exec(source)?.[0] ?? '')];
}

function moduleOf(file: string): string {
  return file.slice(MODULES.length + 1).split('/')[0] ?? '';
}
