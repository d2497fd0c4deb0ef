import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import { type CustomField, type CustomFieldOwner, fieldsOf, type FieldValues } from './custom-fields.ts';
import type { CustomFieldsServices } from './custom-fields.services.ts';
import { currentValues, readValue, storedValues } from './field-values.ts';
import { seesAll, shownFields } from './shown-fields.ts';

type Context = RequestContext<CustomFieldsServices & AssetsServices>;

@Resolver()
export class CustomFieldResolver {
  @Access('PUBLIC')
  @Query(() => [Gql.CustomField])
  customFields(
    @Arg('owner', () => Gql.CustomFieldOwner) owner: CustomFieldOwner,
    @Ctx() { principal, services }: Context,
  ): CustomField[] {
    return shownFields(principal, services.customFields.fields, owner);
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
export class ProductTypeResolver {
  @FieldResolver(() => String, { nullable: true })
  type(@Root() { type }: { type: string | null }, @Ctx() { services }: Context): string | null {
    return services.customFields.productTypes.some(({ key }) => key === type) ? type : null;
  }

  @FieldResolver(() => [Gql.CustomField])
  inputFields(@Root() { type }: { type: string | null }, @Ctx() { services }: Context): CustomField[] {
    return fieldsOf(services.customFields.fields, 'ORDER_LINE', type).filter(
      ({ isCustomerInput }) => isCustomerInput,
    );
  }

  @FieldResolver(() => Boolean)
  hasRequiredFields(@Root() product: { type: string | null }, @Ctx() context: Context): boolean {
    return this.inputFields(product, context).some(({ isRequired }) => isRequired);
  }
}

/** The values of an object, and its product type if the type decides on its fields. */
interface Stored {
  customFields: FieldValues;
  productType?: string | null;
}

interface OfProduct {
  customFields: FieldValues;
  type: string | null;
}

interface OfVariant {
  customFields: FieldValues;
  product: { type: string | null };
}

const itsOwn = ({ customFields }: { customFields: FieldValues }): Stored => ({ customFields });

export const fieldsResolvers = [
  fieldsResolver(
    () => Gql.Product,
    'PRODUCT',
    ({ customFields, type }: OfProduct) => ({ customFields, productType: type }),
  ),
  fieldsResolver(
    () => Gql.ProductVariant,
    'VARIANT',
    ({ customFields, product }: OfVariant) => ({ customFields, productType: product.type }),
  ),
  fieldsResolver(() => Gql.Collection, 'COLLECTION', itsOwn),
  fieldsResolver(() => Gql.Order, 'ORDER', itsOwn, snapshot),
  fieldsResolver(() => Gql.OrderLine, 'ORDER_LINE', itsOwn, snapshot),
  fieldsResolver(() => Gql.DraftOrder, 'ORDER', itsOwn),
  fieldsResolver(() => Gql.CheckoutLine, 'ORDER_LINE', itsOwn),
  fieldsResolver(() => Gql.User, 'CUSTOMER', itsOwn),
];

type ReadFields = (
  shown: readonly CustomField[],
  stored: FieldValues,
  deleted: readonly string[],
) => Omit<Gql.CustomFieldValue, 'html'>[];

function fitting(...[shown, stored]: Parameters<ReadFields>): ReturnType<ReadFields> {
  return shown.map((field) => ({ ...field, values: currentValues(field, stored) }));
}

/**
 * The values as they were when an order was placed, and of deleted fields. Values that no longer fit are
 * texts: what a shopper typed must not come out as a file.
 */
function snapshot(...[shown, stored, deleted]: Parameters<ReadFields>): ReturnType<ReadFields> {
  const asText = { type: 'TEXT', unit: null } as const;
  const valuesOf = (key: string) => [...storedValues(stored, key)];
  return [
    ...shown.map((field) => {
      const values = valuesOf(field.key);
      const isFitting = values.every((text) => readValue(field, text) !== null);
      return { ...field, ...(!isFitting && asText), values };
    }),
    ...deleted.map((key) => ({ key, name: key, ...asText, isPublic: false, values: valuesOf(key) })),
  ];
}

/** The field `fields` of a type; `storedOf` says what an object of it has stored. */
export function fieldsResolver<Owner, Services>(
  type: () => new () => object,
  owner: CustomFieldOwner,
  storedOf: (object: Owner, services: Services) => Stored | Promise<Stored>,
  readFields: ReadFields = fitting,
): new () => object {
  @Resolver(type)
  class FieldsResolver {
    @FieldResolver(() => [Gql.CustomFieldValue])
    async fields(
      @Root() object: Owner,
      @Arg('keys', () => [String], { nullable: true }) keys: string[] | null,
      @Ctx() { principal, services }: RequestContext<CustomFieldsServices & Services>,
    ): Promise<Omit<Gql.CustomFieldValue, 'html'>[]> {
      const { customFields, productType } = await storedOf(object, services);
      const { fields } = services.customFields;
      const shown = shownFields(principal, fields, owner, productType);
      const deleted = seesAll(principal, owner)
        ? Object.keys(customFields).filter((key) => !shown.some((field) => field.key === key))
        : [];
      return readFields(shown, customFields, deleted).filter(
        ({ key, values }) => values.length > 0 && (keys?.includes(key) ?? true),
      );
    }
  }
  return FieldsResolver;
}
