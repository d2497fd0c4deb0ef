import { defineModule } from '../../core/define-module.ts';

export const storefrontsModule = defineModule({
  name: 'storefronts',
  needs: [],
});
