import { neededVersion } from './oldest-version.ts';
import { type Effect, effectsOf, type Work } from './statement-effects.ts';

/** A migration, as far as it is checked. */
export interface CheckedMigration {
  name: string;
  statements: readonly string[];
  /** False: PostgreSQL commits after each statement. */
  isTransactional: boolean;
  /** Reasons for what is not allowed otherwise, by what happens: "orders loses the column note". */
  exceptions: Readonly<Record<string, string>>;
}

/** Tables with at most some thousand rows in any shop: whatever happens to them takes no time. */
export const smallTables: readonly string[] = [
  ...([
    'alert_recipients',
    'api_keys',
    'categories',
    'collections',
    'column_mappings',
    'field_numbers',
  ] as const),
  ...(['invoice_counters', 'menus', 'owner_invitations', 'pages', 'price_campaigns', 'promotions'] as const),
  ...([
    'search_index',
    'search_synonyms',
    'settings',
    'staff_invitations',
    'staff_roles',
    'webhooks',
  ] as const),
];

const BUILD =
  'Build the index in an IndexMigration of its own, while nobody waits; a constraint can then use it.';

const advice: Record<Exclude<Work, 'NONE'>, string> = {
  SCAN: 'Add it with NOT VALID, and validate it in a later migration.',
  INDEX: BUILD,
  GIN: BUILD,
  REWRITE: 'Add a column that may be empty, and fill it in a job.',
  ROWS: 'Change the rows in a job, some at a time.',
};

/**
 * Why a migration can't run while the version before serves customers: it would make them wait, or break that
 * version (decision 0139).
 */
export async function migrationProblems({
  name,
  statements,
  isTransactional,
  exceptions,
}: CheckedMigration): Promise<string[]> {
  const { effects, created } = await effectsOf(statements.join(';\n'));
  const onExisting = effects.filter(({ table }) => !created.includes(table));
  const problems = onExisting.flatMap((effect) => {
    const problem = problemOf(effect);
    return problem === null ? [] : [{ what: `${effect.table} ${effect.words}`, problem }];
  });
  const unused = Object.keys(exceptions).filter((what) => !problems.some((each) => each.what === what));
  const concurrent = effects.filter(({ isConcurrent }) => isConcurrent).length;
  return [
    ...problems.filter(({ what }) => !exceptions[what]).map(({ what, problem }) => `${what}: ${problem}`),
    ...(onExisting.some(({ breaks }) => breaks !== null) && neededVersion(name) === null
      ? [`Its name must end in the oldest version that can run afterwards, as in ${name}-needs-0.4.0.`]
      : []),
    ...unused.map((what) => `The exception "${what}" has no reason to be there.`),
    ...(isTransactional && concurrent > 0 ? ['CONCURRENTLY needs an IndexMigration.'] : []),
    ...(!isTransactional && effects.length !== concurrent
      ? ['A migration that is no transaction can only build indexes: what comes before a failure would stay.']
      : []),
  ];
}

function problemOf({ table, work, waits, breaks }: Effect): string | null {
  if (breaks !== null) return `${breaks}. Change it once no process of that version can run.`;
  if (work === 'NONE' || waits === 'NOBODY' || smallTables.includes(table)) return null;
  return `${waits === 'EVERYBODY' ? 'Everybody waits' : 'Orders and edits wait'} until that is done. ${advice[work]}`;
}
