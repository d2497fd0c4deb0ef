import {
  type AlterTableCmd,
  type ColumnDef,
  type Constraint,
  type Node,
  parse,
  type RangeVar,
} from 'libpg-query';

/** What the database has to do with a table's rows; GIN: an index of words or lists, which takes longer. */
export type Work = 'NONE' | 'SCAN' | 'INDEX' | 'GIN' | 'REWRITE' | 'ROWS';

/** What a statement of a migration does to a table. */
export interface Effect {
  table: string;
  /** After the table's name, such as "gets the column note". */
  words: string;
  work: Work;
  /** Who waits for that work; without work, nobody for long. */
  waits: 'NOBODY' | 'WRITES' | 'EVERYBODY';
  /** Why processes of the version before can't go on; null if they can. */
  breaks: string | null;
  /** Whether PostgreSQL does it outside transactions only. */
  isConcurrent: boolean;
}

/** Effects of a migration's statements, in their order. */
export interface StatementEffects {
  effects: Effect[];
  /** Tables that it creates. */
  created: string[];
}

const IN_USE = 'The version before still uses it';
const NULLS = 'The version before leaves it empty';

/** What PostgreSQL does for SQL statements. @throws SqlError if it is no SQL */
export async function effectsOf(sql: string): Promise<StatementEffects> {
  if (sql.trim() === '') return { effects: [], created: [] };
  const { stmts = [] } = await parse(sql);
  const created: string[] = [];
  const effects = stmts.flatMap(({ stmt }) => (stmt ? effectsOfNode(stmt, created) : []));
  return { effects, created };
}

function effectsOfNode(node: Node, created: string[]): Effect[] {
  if ('CreateStmt' in node) {
    created.push(nameOf(node.CreateStmt.relation));
    return [];
  }
  if ('CreateTableAsStmt' in node) {
    created.push(nameOf(node.CreateTableAsStmt.into?.rel));
    return [];
  }
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [], objtype } = node.AlterTableStmt;
    if (objtype !== 'OBJECT_TABLE') return [];
    return cmds.flatMap((each) =>
      'AlterTableCmd' in each ? effectsOfChange(nameOf(relation), each.AlterTableCmd) : [],
    );
  }
  if ('IndexStmt' in node) {
    const { relation, idxname = 'without a name', concurrent = false, accessMethod } = node.IndexStmt;
    const words = `gets the index ${idxname}`;
    return [
      effect(nameOf(relation), words, {
        work: accessMethod === 'gin' ? 'GIN' : 'INDEX',
        waits: concurrent ? 'NOBODY' : 'WRITES',
        isConcurrent: concurrent,
      }),
    ];
  }
  if ('RenameStmt' in node) {
    const { renameType, relation, subname, newname } = node.RenameStmt;
    if (renameType === 'OBJECT_TABLE')
      return [effect(nameOf(relation), `is renamed to ${newname}`, { breaks: IN_USE })];
    if (renameType === 'OBJECT_COLUMN')
      return [effect(nameOf(relation), `has ${subname} renamed to ${newname}`, { breaks: IN_USE })];
    return [];
  }
  if ('DropStmt' in node) {
    const { removeType, objects = [] } = node.DropStmt;
    if (removeType !== 'OBJECT_TABLE') return [];
    return objects.map((object) => effect(lastName(object), 'is dropped', { breaks: IN_USE }));
  }
  if ('TruncateStmt' in node)
    return (node.TruncateStmt.relations ?? []).map((each) =>
      effect('RangeVar' in each ? nameOf(each.RangeVar) : '', 'loses all rows', { breaks: IN_USE }),
    );
  if ('UpdateStmt' in node) return [rows(node.UpdateStmt.relation, 'has rows changed')];
  if ('DeleteStmt' in node) return [rows(node.DeleteStmt.relation, 'loses rows')];
  if ('LockStmt' in node)
    return (node.LockStmt.relations ?? []).map((each) =>
      effect('RangeVar' in each ? nameOf(each.RangeVar) : '', 'is locked', {
        work: 'ROWS',
        waits: 'EVERYBODY',
      }),
    );
  return [];
}

function effectsOfChange(table: string, change: AlterTableCmd): Effect[] {
  const { subtype, name = '', def } = change;
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? addedColumn(table, def.ColumnDef) : [];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? addedConstraint(table, def.Constraint) : [];
    case 'AT_DropColumn':
      return [effect(table, `loses the column ${name}`, { breaks: IN_USE })];
    case 'AT_AlterColumnType':
      return [
        effect(table, `gets another type of ${name}`, {
          work: 'REWRITE',
          waits: 'EVERYBODY',
          breaks: IN_USE,
        }),
      ];
    case 'AT_SetNotNull':
      return [effect(table, `requires ${name}`, { work: 'SCAN', waits: 'EVERYBODY', breaks: NULLS })];
    case 'AT_SetExpression':
    case 'AT_SetTableSpace':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
      return [effect(table, 'is stored differently', { work: 'REWRITE', waits: 'EVERYBODY' })];
    case 'AT_ValidateConstraint':
      return [effect(table, `has ${name} validated`, { work: 'SCAN', waits: 'NOBODY' })];
    default:
      return [];
  }
}

/** A new column is added at once, unless each row needs a value of its own or is checked. */
function addedColumn(table: string, { colname = '', constraints = [] }: ColumnDef): Effect[] {
  const parts = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
  const has = (type: Constraint['contype']) => parts.some(({ contype }) => contype === type);
  const fallback = parts.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const generated = parts.find(({ contype }) => contype === 'CONSTR_GENERATED');
  const isStored = generated !== undefined && generated.generated_kind !== 'v';
  const isFilled = fallback !== undefined || generated !== undefined || has('CONSTR_IDENTITY');
  const isRewritten = isStored || has('CONSTR_IDENTITY') || (fallback && !isOneForAll(fallback));
  const words = `gets the column ${colname}`;
  return [
    effect(table, words, {
      ...(isRewritten && { work: 'REWRITE', waits: 'EVERYBODY' }),
      breaks: has('CONSTR_NOTNULL') && !isFilled ? NULLS : null,
    }),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')
      ? [effect(table, `gets unique values of ${colname}`, { work: 'INDEX', waits: 'EVERYBODY' })]
      : []),
    // Without a value, nothing has to be looked up.
    ...(has('CONSTR_CHECK') || (has('CONSTR_FOREIGN') && isFilled)
      ? [effect(table, `has ${colname} checked`, { work: 'SCAN', waits: 'EVERYBODY' })]
      : []),
  ];
}

function addedConstraint(table: string, constraint: Constraint): Effect[] {
  const { contype, conname, indexname, skip_validation: isUnchecked = false } = constraint;
  const words = `gets the constraint ${conname ?? indexname ?? 'without a name'}`;
  switch (contype) {
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
    case 'CONSTR_EXCLUSION':
      return [effect(table, words, indexname ? {} : { work: 'INDEX', waits: 'EVERYBODY' })];
    case 'CONSTR_FOREIGN':
      return [effect(table, words, isUnchecked ? {} : { work: 'SCAN', waits: 'WRITES' })];
    default:
      return [effect(table, words, isUnchecked ? {} : { work: 'SCAN', waits: 'EVERYBODY' })];
  }
}

/** Whether a default has one value for all rows of the statement, which PostgreSQL then stores once. */
function isOneForAll(expression: Node): boolean {
  if ('TypeCast' in expression) return !expression.TypeCast.arg || isOneForAll(expression.TypeCast.arg);
  if ('FuncCall' in expression) return lastOf(expression.FuncCall.funcname) === 'now';
  return 'A_Const' in expression || 'A_ArrayExpr' in expression || 'SQLValueFunction' in expression;
}

function rows(relation: RangeVar | undefined, words: string): Effect {
  return effect(nameOf(relation), words, { work: 'ROWS', waits: 'WRITES' });
}

function effect(table: string, words: string, given: Partial<Effect> = {}): Effect {
  return { work: 'NONE', waits: 'NOBODY', breaks: null, isConcurrent: false, ...given, table, words };
}

function nameOf(relation: RangeVar | undefined): string {
  return relation?.relname ?? '';
}

function lastName(node: Node): string {
  return 'List' in node ? lastOf(node.List.items) : '';
}

function lastOf(names: readonly Node[] = []): string {
  const last = names.at(-1);
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}
