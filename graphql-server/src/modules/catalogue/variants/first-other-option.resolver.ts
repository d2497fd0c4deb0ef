import { FieldResolver, Resolver, Root } from 'type-graphql';

/** The resolver of the deprecated field `other` of a type that has `others`. */
export function firstOtherOption(type: new () => object) {
  @Resolver(() => type)
  class FirstOtherOptionResolver {
    @FieldResolver(() => String, { nullable: true })
    other(@Root() { others }: { others: readonly string[] }): string | null {
      return others[0] ?? null;
    }
  }
  return FirstOtherOptionResolver;
}
