import { anyChange, type Column, type ColumnChoice, differ, type Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** The types of events for a table's changes; an omitted operation emits none. */
interface Emitted<Entity extends Table> extends Partial<ColumnChoice<Entity>> {
  insert?: string;
  update?: string;
  delete?: string;
  /** The column with the id of the event's subject. */
  subject: Column<Entity>;
  /** A condition on `new`; other rows emit nothing. */
  only?: string;
}

/**
 * Emits an event when a table changes (decision 0037): one per transaction, type and subject, however many
 * rows change. `of` limits updates to some columns; without `notOf` and `version`, the rule covers only
 * these.
 */
export function emits<Entity extends Table>(entity: Entity, emitted: Emitted<Entity>): Rule {
  const table = entity.meta.tableName;
  const { subject, of, notOf, only } = emitted;
  const conditions = {
    insert: [only],
    update: [of ? differ(of) : anyChange, only],
    delete: [],
  };
  const operations = (['insert', 'update', 'delete'] as const).filter((operation) => emitted[operation]);
  return {
    table,
    summary: `Emits ${operations.map((operation) => `${emitted[operation]} after ${operation}`).join(', ')}.`,
    objects: operations.flatMap((operation) =>
      emitting(`${table}_${operation}_event`, {
        table,
        after: operation,
        when: conditions[operation].filter((condition) => condition !== undefined).join(' and '),
        body: `perform add_event('${emitted[operation]}', ${operation === 'delete' ? 'old' : 'new'}.${subject});`,
      }),
    ),
    ...(of && (notOf ?? of.includes('version')) && { columns: { named: of, excluded: notOf ?? {} } }),
    emits: operations.flatMap((operation) => emitted[operation] ?? []),
  };
}

interface WebhookEvent {
  type: string;
  /** The operation, with columns if only these count: `update of status`. */
  after: string;
  /** A condition on `old` and `new`; other rows emit nothing. */
  when?: string;
  /** SQL for the id of its subject. */
  subject?: string;
  /** The statements that add it, where a single call of `add_event` is not enough. */
  body?: string;
}

/**
 * Emits a webhook event (decision 0058). PostgreSQL fires a table's triggers in the order of their names, and
 * receivers get the events of a change in that order.
 */
export function emitsWebhookEvent(
  entity: Table,
  name: string,
  { type, after, when = '', subject = 'new.id', body }: WebhookEvent,
): Rule {
  const table = entity.meta.tableName;
  return {
    table,
    summary: `Emits ${type} for webhooks after ${after}.`,
    objects: emitting(name, {
      table,
      after,
      when,
      body: body ?? `perform add_event('${type}', ${subject});`,
    }),
    emits: [type],
  };
}

function emitting(
  name: string,
  { table, after, when, body }: { table: string; after: string; when: string; body: string },
) {
  return [
    databaseObject(`create function ${name}() returns trigger language plpgsql as $$
begin
  ${body}
  return null;
end $$`),
    databaseObject(`create trigger ${name} after ${after} on ${table}
  for each row ${when ? `when (${when}) ` : ''}execute function ${name}()`),
  ];
}

/** Functions that `emits` and `emitsWebhookEvent` call. */
export const eventFunctions: readonly Rule[] = [
  rule(null, 'Adds an event, once per transaction, kind and subject; none in `withoutEvents`.', [
    `create function add_event(text, text) returns void language sql as $$
  insert into events (kind, subject_id, actor_id, request_id, trace)
  select $1, $2, nullif(current_setting('shop.actor_id', true), '')::uuid,
    nullif(current_setting('shop.request_id', true), ''), nullif(current_setting('shop.trace', true), '')
  where current_setting('shop.events', true) is distinct from 'off'
  on conflict (transaction, kind, subject_id) where position is null do nothing
$$`,
    `create function add_event(text, uuid) returns void language sql as $$
  select add_event($1, $2::text)
$$`,
  ]),
  rule(null, 'Whether this transaction has emitted an event already.', [
    `create function is_emitted(text, uuid) returns boolean language sql as $$
  select exists (select from events
    where transaction = txid_current() and kind = $1 and subject_id = $2::text and position is null)
$$`,
  ]),
  rule(
    null,
    'Emits an event when a value falls below a limit or rises above it; both within one transaction cancel out.',
    [
      `create function add_or_take_back(falls text, rises text, has_fallen boolean, subject uuid) returns void language plpgsql as $$
declare
  opposite text := case when has_fallen then rises else falls end;
begin
  if is_emitted(opposite, subject) then
    delete from events where transaction = txid_current() and kind = opposite and subject_id = subject::text and position is null;
  else
    perform add_event(case when has_fallen then falls else rises end, subject);
  end if;
end $$`,
    ],
  ),
];
