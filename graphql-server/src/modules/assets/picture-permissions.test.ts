import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { buildOwnSchema, buildServedSchema } from '../../graphql/build-schema.ts';
import { composition } from '../../modules.ts';
import { picturePermissions } from './picture-permissions.ts';

const guards = buildOwnSchema(composition.resolvers).getMutationType()?.getFields() ?? {};
const contract = buildServedSchema(composition.resolvers).getMutationType()?.getFields() ?? {};

/** Whether an input has a picture, or a text that can show some. */
function showsPictures(type: GraphQLInputType, outer: readonly string[] = []): boolean {
  const input = getNamedType(type);
  if (!isInputObjectType(input) || outer.includes(input.name)) return false;
  const fields = Object.values(input.getFields());
  return (
    [input, ...fields].some(({ description }) => /\bMarkdown\b/.test(description ?? '')) ||
    fields.some(({ name, type: inner }) => name === 'assetId' || showsPictures(inner, [...outer, input.name]))
  );
}

test('whoever may save pictures may also upload and choose them', () => {
  const saving = Object.values(contract).filter(({ args }) => args.some(({ type }) => showsPictures(type)));
  const permissions = saving.flatMap(({ name }) => guards[name]?.extensions['audiences'] as string[]);
  expect([...new Set(permissions)].sort()).toEqual([...picturePermissions]);
});
