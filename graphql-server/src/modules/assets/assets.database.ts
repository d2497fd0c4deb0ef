import { audited } from '../../db/declared/audited.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { AssetEntity } from './asset.entity.ts';
import { touchFunction } from './touches-assets.ts';

const neverChanges = 'never changes';

export const assetsDatabase = databaseRules('assets', [
  audited(AssetEntity, {
    subject: 'ASSET',
    subjectName: `coalesce(nullif(changed.name, ''), changed.hash)`,
    recorded: ['alt', 'is_kept'],
    ignored: {
      hash: neverChanges,
      width: neverChanges,
      height: neverChanges,
      placeholder: neverChanges,
      files: neverChanges,
      size: neverChanges,
      name: 'names the subject',
      state: 'says how far its files are stored or deleted',
      created_by_id: neverChanges,
      used_at: 'is for the job that deletes unused pictures',
    },
    only: 'update or delete',
  }),
  touchFunction,
]);
