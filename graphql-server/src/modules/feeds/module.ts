import { defineModule } from '../../core/define-module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { FeedResolver } from './feed.resolver.ts';
import { feedsServices } from './feeds.services.ts';

export const feedsModule = defineModule({
  name: 'feeds',
  needs: [catalogueModule, customFieldsModule, deliveryModule],
  services: feedsServices,
  resolvers: [FeedResolver],
});
