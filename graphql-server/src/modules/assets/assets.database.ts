import { audited } from '../../db/declared/audited.ts';
import { emits } from '../../db/declared/emits.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { AssetEntity } from './asset.entity.ts';
import { touchFunction } from './touches-assets.ts';

const neverChanges = 'never changes';

const described = ['alt', 'is_kept'] as const;

const notDescribed = {
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
} as const;

export const assetsDatabase = databaseRules('assets', [
  versioned(AssetEntity, { edited: described, notEdited: notDescribed }),
  audited(AssetEntity, {
    subject: 'ASSET',
    subjectName: `coalesce(nullif(changed.name, ''), changed.hash)`,
    recorded: described,
    ignored: notDescribed,
    only: 'update or delete',
  }),
  // A picture enters the library once its files are stored, and leaves it before they are deleted.
  emits(AssetEntity, {
    update: 'ASSET_CHANGED',
    subject: 'id',
    of: ['version', 'state'],
    only: `'STORED' in (old.state, new.state)`,
  }),
  touchFunction,
]);
