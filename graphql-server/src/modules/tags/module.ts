import { defineModule } from '../../core/define-module.ts';

export const tagsModule = defineModule({
  name: 'tags',
  needs: [],
});
