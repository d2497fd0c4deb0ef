import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { Permission } from '../../shared/permissions.ts';
import { can, type Principal } from '../../shared/principal.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import { type CustomField, type CustomFieldOwner, fieldsOf, type FieldValues } from './custom-fields.ts';
import type { CustomFieldsServices } from './custom-fields.services.ts';
import { currentValues } from './field-values.ts';

type Context = RequestContext<CustomFieldsServices & AssetsServices>;

/** What staff need to see fields that are not public. */
const readPermissions: Readonly<Record<CustomFieldOwner, Permission>> = {
  PRODUCT: 'products:read',
  VARIANT: 'products:read',
  CATEGORY: 'products:read',
  COLLECTION: 'products:read',
  ORDER: 'orders:read',
  ORDER_LINE: 'orders:read',
  CUSTOMER: 'customers:read',
};

function shownTo(principal: Principal, fields: readonly CustomField[], owner: CustomFieldOwner) {
  const showsAll = can(principal, readPermissions[owner]);
  return fieldsOf(fields, owner).filter(({ isPublic }) => isPublic || showsAll);
}

@Resolver()
export class CustomFieldResolver {
  @Access('PUBLIC')
  @Query(() => [Gql.CustomField])
  customFields(
    @Arg('owner', () => Gql.CustomFieldOwner) owner: CustomFieldOwner,
    @Ctx() { principal, services }: Context,
  ): CustomField[] {
    return shownTo(principal, services.customFields.fields, owner);
  }

  @Access('products:read')
  @Query(() => [Gql.ProductTypeDefinition])
  productTypes(@Ctx() { services }: Context): Gql.ProductTypeDefinition[] {
    return services.customFields.productTypes;
  }
}

@Resolver(() => Gql.CustomFieldValue)
export class CustomFieldValueResolver {
  @FieldResolver(() => String, { nullable: true })
  async html(
    @Root() { type, values: [text] }: Gql.CustomFieldValue,
    @Ctx() { services }: Context,
  ): Promise<string | null> {
    return type === 'MARKDOWN' && text !== undefined ? services.markdown.render(text) : null;
  }
}

@Resolver(() => Gql.Product)
export class AskedFieldsResolver {
  @FieldResolver(() => [Gql.CustomField])
  askedFields(@Root() { type }: { type: string | null }, @Ctx() { services }: Context): CustomField[] {
    return fieldsOf(services.customFields.fields, 'ORDER_LINE', type).filter(({ isAsked }) => isAsked);
  }
}

export const fieldsResolvers = [
  resolverOf(() => Gql.Product, 'PRODUCT'),
  resolverOf(() => Gql.ProductVariant, 'VARIANT'),
  resolverOf(() => Gql.Category, 'CATEGORY'),
  resolverOf(() => Gql.Collection, 'COLLECTION'),
  resolverOf(() => Gql.Order, 'ORDER', snapshotFields),
  resolverOf(() => Gql.OrderLine, 'ORDER_LINE', snapshotFields),
  resolverOf(() => Gql.DraftOrder, 'ORDER'),
  resolverOf(() => Gql.CartLine, 'ORDER_LINE'),
  resolverOf(() => Gql.CheckoutLine, 'ORDER_LINE'),
  resolverOf(() => Gql.User, 'CUSTOMER'),
];

type ReadFields = (
  principal: Principal,
  fields: readonly CustomField[],
  owner: CustomFieldOwner,
  values: FieldValues,
) => Omit<Gql.CustomFieldValue, 'html'>[];

/** Without what no longer fits. */
function fittingFields(...[principal, fields, owner, values]: Parameters<ReadFields>) {
  return shownTo(principal, fields, owner).map((field) => ({
    ...field,
    values: currentValues(field, values),
  }));
}

/** As they were when the order was placed; staff also see those of deleted fields. */
function snapshotFields(...[principal, fields, owner, values]: Parameters<ReadFields>) {
  const shown = shownTo(principal, fields, owner).map((field) => ({
    ...field,
    values: [...(values[field.key] ?? [])],
  }));
  if (!can(principal, readPermissions[owner])) return shown;
  const deleted = Object.keys(values).filter((key) => !shown.some((field) => field.key === key));
  return [
    ...shown,
    ...deleted.map((key) => ({
      key,
      name: key,
      type: 'TEXT' as const,
      unit: null,
      isPublic: false,
      values: [...(values[key] ?? [])],
    })),
  ];
}

/** The field `fields` of a type. */
function resolverOf(
  type: () => new () => object,
  owner: CustomFieldOwner,
  readFields: ReadFields = fittingFields,
): new () => object {
  @Resolver(type)
  class FieldsResolver {
    @FieldResolver(() => [Gql.CustomFieldValue])
    fields(
      @Root() { customFields }: { customFields: FieldValues },
      @Arg('keys', () => [String], { nullable: true }) keys: string[] | null,
      @Ctx() { principal, services }: Context,
    ): Omit<Gql.CustomFieldValue, 'html'>[] {
      return readFields(principal, services.customFields.fields, owner, customFields).filter(
        ({ key, values }) => values.length > 0 && (keys?.includes(key) ?? true),
      );
    }
  }
  return FieldsResolver;
}
