import { expect, test } from 'vitest';
import { statementInTraces } from './statement-in-traces.ts';

const textOf = (statement: string) => statementInTraces(statement).attributes?.['db.query.text'];

test.each([
  [
    'select * from "users" where "id" = $1 and "a2" = $12',
    'select * from "users" where "id" = $1 and "a2" = $12',
  ],
  [`update "users" set "name" = 'O''Brien ''x', "age" = 42.5`, 'update "users" set "name" = ?, "age" = ?'],
  [`insert into t (a) values (E'back\\\\slash''s', -7, NULL)`, 'insert into t (a) values (E?, -?, NULL)'],
  [`select 'ab`, `select 'ab`],
])('%s', (statement, text) => expect(textOf(statement)).toBe(text));

test('is named after its command', () => {
  expect(statementInTraces('\n  with a as (select 1) select').name).toBe('WITH');
  expect(statementInTraces('begin; set local x').name).toBe('BEGIN');
});

test('is cut', () => expect(String(textOf(`select ${'a'.repeat(3000)}`))).toHaveLength(2000));
