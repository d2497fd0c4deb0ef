import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { selectedFields } from '../../../graphql/selected-fields.ts';
import type { AssetsServices } from '../../assets/assets.services.ts';
import type { CatalogueServices } from '../../catalogue/catalogue.services.ts';
import type { CollectionEntity } from '../../catalogue/collections/collection.entity.ts';
import { areCardFields } from '../../catalogue/products/card-fields.ts';
import type { Product, ProductCard } from '../../catalogue/products/product-query.ts';
import type { ContentServices } from '../content.services.ts';
import type { PageEntity } from '../pages/page.entity.ts';
import type { PageVersion } from '../pages/page.service.ts';
import { hasProducts } from './section-kinds.ts';
import type { Section, SectionItem } from './section.ts';
import { type EditableSection, editableSections } from './stored-sections.ts';

type Context = RequestContext<ContentServices & CatalogueServices & AssetsServices>;

@Resolver(() => Gql.Section)
export class SectionResolver {
  @FieldResolver(() => String)
  async html(@Root() { text }: Section, @Ctx() { services }: Context): Promise<string> {
    return services.markdown.render(text);
  }

  @FieldResolver(() => DateTime, { nullable: true })
  endsAt(@Root() { endsAt }: Section): Date | null {
    return endsAt === null ? null : new Date(endsAt);
  }

  @FieldResolver(() => [Gql.Product])
  async products(
    @Root() section: Section,
    @Ctx() { services }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<readonly (Product | ProductCard)[]> {
    if (!hasProducts(section)) return [];
    return services.sectionProducts.list(section, { onlyCards: areCardFields(selectedFields(info)) });
  }

  @FieldResolver(() => [Gql.Collection])
  async collections(@Root() section: Section, @Ctx() { services }: Context): Promise<CollectionEntity[]> {
    if (section.kind !== 'COLLECTIONS') return [];
    return services.collections.list({ includesHidden: false }, section.limit);
  }
}

@Resolver(() => Gql.SectionItem)
export class SectionItemResolver {
  @FieldResolver(() => String)
  async html(@Root() { text }: SectionItem, @Ctx() { services }: Context): Promise<string> {
    return services.markdown.render(text);
  }
}

/** The sections of what staff edit, among which may be some of kinds that are not known any more. */
@Resolver(() => Gql.PageDraft)
export class DraftSectionsResolver {
  @FieldResolver(() => [Gql.Section])
  sections(@Root() { sections }: PageEntity): EditableSection[] {
    return editableSections(sections);
  }
}

@Resolver(() => Gql.PageVersion)
export class VersionSectionsResolver {
  @FieldResolver(() => [Gql.Section])
  sections(@Root() { sections }: PageVersion): EditableSection[] {
    return editableSections(sections);
  }
}
