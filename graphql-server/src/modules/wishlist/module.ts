import { defineModule } from '../../core/define-module.ts';
import { cartModule } from '../cart/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customersModule } from '../customers/module.ts';
import {
  NamedWishlistResolver,
  NamedWishlistsPayloadResolver,
  WishlistShareResolver,
} from './named-wishlist.resolver.ts';
import { WishlistMovePayloadResolver, WishlistResolver } from './wishlist.resolver.ts';
import { wishlistServices } from './wishlist.services.ts';
import { wishlistEntities } from './wishlist.tables.ts';
import { wishlistData } from './personal-data.ts';

export const wishlistModule = defineModule({
  name: 'wishlist',
  needs: [cartModule, catalogueModule, customersModule],
  entities: wishlistEntities,
  personalData: wishlistData,
  demoData: { emptied: ['wishlists', 'wishlist_items'] },
  services: wishlistServices,
  resolvers: [
    WishlistResolver,
    WishlistMovePayloadResolver,
    NamedWishlistResolver,
    NamedWishlistsPayloadResolver,
    WishlistShareResolver,
  ],
});
