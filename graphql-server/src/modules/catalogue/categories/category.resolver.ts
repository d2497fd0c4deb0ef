import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { DeletedItem } from '../../../shared/deleted-item.ts';
import type { AssetsServices } from '../../assets/assets.services.ts';
import type { Picture } from '../pictures/picture.ts';
import { type Category, categoryScope } from './category-query.ts';
import type { SizeGuide } from './category-rules.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices & AssetsServices>;

/** A category from the tree, or the fields of it that a product's row contains. */
type KnownCategory = Category | Pick<Category, 'id' | 'slug' | 'label'>;

@Resolver(() => Gql.Category)
export class CategoryResolver {
  @Access('PUBLIC')
  @Query(() => [Gql.Category])
  async categories(@Ctx() context: Context): Promise<Category[]> {
    return context.services.categories.list(categoryScope(context));
  }

  @Access('products:read')
  @Query(() => [Gql.DeletedItem])
  async deletedCategories(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.categoryChanges.listDeleted();
  }

  @Access('PUBLIC')
  @Query(() => Gql.Category, { nullable: true })
  async category(@Arg('slug', () => String) slug: string, @Ctx() context: Context): Promise<Category | null> {
    return context.services.categories.findShown(slug, categoryScope(context));
  }

  @FieldResolver(() => String)
  async version(@Root() category: KnownCategory, @Ctx() context: Context): Promise<string> {
    return (await whole(category, context)).version;
  }

  @FieldResolver(() => DateTime)
  async updatedAt(@Root() category: KnownCategory, @Ctx() context: Context): Promise<Date> {
    return (await whole(category, context)).updatedAt;
  }

  @FieldResolver(() => String)
  async description(@Root() { id }: KnownCategory, @Ctx() { services }: Context): Promise<string> {
    return (await services.categories.detailsOf(id)).description;
  }

  @FieldResolver(() => String)
  async descriptionHtml(@Root() { id }: KnownCategory, @Ctx() { services }: Context): Promise<string> {
    return services.markdown.render((await services.categories.detailsOf(id)).description);
  }

  @FieldResolver(() => Gql.Category, { nullable: true })
  async parent(@Root() category: KnownCategory, @Ctx() context: Context): Promise<Category | null> {
    return context.services.categories.find((await whole(category, context)).parentId);
  }

  @FieldResolver(() => [Gql.Category])
  async children(@Root() category: KnownCategory, @Ctx() context: Context): Promise<Category[]> {
    return context.services.categories.childrenOf(category.id, categoryScope(context));
  }

  @FieldResolver(() => Gql.Image, { nullable: true })
  async picture(@Root() category: KnownCategory, @Ctx() context: Context): Promise<Picture | null> {
    return (await whole(category, context)).picture;
  }

  @FieldResolver(() => Boolean)
  async isVisible(@Root() category: KnownCategory, @Ctx() context: Context): Promise<boolean> {
    return (await whole(category, context)).isVisible;
  }

  @FieldResolver(() => Gql.SizeGuide, { nullable: true })
  async sizeGuide(@Root() category: KnownCategory, @Ctx() context: Context): Promise<SizeGuide | null> {
    return (await whole(category, context)).sizeGuide;
  }

  @FieldResolver(() => String, { nullable: true })
  async googleCategory(@Root() category: KnownCategory, @Ctx() context: Context): Promise<string | null> {
    return (await whole(category, context)).googleCategory;
  }

  @FieldResolver(() => Int)
  async productCount(@Root() category: KnownCategory, @Ctx() context: Context): Promise<number> {
    return context.services.categories.productCount(category.id, categoryScope(context));
  }
}

@Resolver(() => Gql.Category)
export class CategoryChangeResolver {
  @Access('categories:write')
  @Mutation(() => Gql.CategoryPayload)
  async categoryCreate(
    @Arg('input', () => Gql.CategoryInput) input: Gql.CategoryInput,
    @Ctx() context: Context,
  ) {
    return toPayload(await context.services.categoryChanges.create(input), context);
  }

  @Access('categories:write')
  @Mutation(() => Gql.CategoryPayload)
  async categoryUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.CategoryUpdateInput) input: Gql.CategoryUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() context: Context,
  ) {
    return toPayload(await context.services.categoryChanges.update(id, input, expectedVersion), context);
  }

  @Access('categories:write')
  @Mutation(() => Gql.CategoryPayload)
  async categoryMove(
    @Args(() => Gql.MutationCategoryMoveArgs) { id, parentId, position }: Gql.MutationCategoryMoveArgs,
    @Ctx() context: Context,
  ) {
    const place = { parentId: parentId ?? null, position };
    return toPayload(await context.services.categoryChanges.move(id, place), context);
  }

  @Access('categories:write')
  @Mutation(() => Gql.CategoryDeletePayload)
  async categoryDelete(
    @Args(() => Gql.MutationCategoryDeleteArgs) { id, moveProductsTo }: Gql.MutationCategoryDeleteArgs,
    @Ctx() context: Context,
  ) {
    await context.services.categoryChanges.delete(id, moveProductsTo ?? null);
    return { categoryId: id, categories: await context.services.categories.list(categoryScope(context)) };
  }

  @Access('categories:write')
  @Mutation(() => Gql.CategoryPayload)
  async categoryRestore(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return toPayload(await context.services.categoryChanges.restore(id), context);
  }
}

@Resolver(() => Gql.Product)
export class ProductCategoriesResolver {
  @FieldResolver(() => [Gql.Category])
  async categories(@Root() { id }: { id: string }, @Ctx() context: Context): Promise<Category[]> {
    return context.services.categories.ofProduct(id, categoryScope(context));
  }

  @FieldResolver(() => Gql.SizeGuide, { nullable: true })
  async sizeGuide(
    @Root() { id, sizes }: Pick<Gql.Product, 'id' | 'sizes'>,
    @Ctx() { services }: Context,
  ): Promise<SizeGuide | null> {
    return sizes.length > 0 ? services.categories.sizeGuideOf(id) : null;
  }
}

async function toPayload(category: Category, context: Context) {
  return { category, categories: await context.services.categories.list(categoryScope(context)) };
}

/**
 * The complete category: fields missing from a product's row come from the tree, which is read once per
 * request.
 */
async function whole(category: KnownCategory, { services }: Context): Promise<Category> {
  const wholeCategory = 'version' in category ? category : await services.categories.find(category.id);
  if (!wholeCategory) throw new Error(`A product in a category that is not there: ${category.slug}`);
  return wholeCategory;
}
