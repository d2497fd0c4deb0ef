import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { type EditKind, useEditOfOther } from './edits-of-others.ts';
import styles from './edited-meanwhile.module.css';

interface EditedMeanwhileProps {
  kind: EditKind;
  /** The id of the edited object, or the section of the settings. */
  subjectId: string;
}

const titles = (name: string): Record<EditKind, string> => ({
  PRODUCT_CHANGED: t`${name} has just changed this product`,
  CATEGORY_CHANGED: t`${name} has just changed this category`,
  PROMOTION_CHANGED: t`${name} has just changed this promotion`,
  COLLECTION_CHANGED: t`${name} has just changed this collection`,
  SETTINGS_CHANGED: t`${name} has just changed these settings`,
  STAFF_ROLE_CHANGED: t`${name} has just changed this role`,
  API_KEY_CHANGED: t`${name} has just changed this API key`,
  SEARCH_SYNONYM_CHANGED: t`${name} has just changed these synonyms`,
  SAVED_VIEW_CHANGED: t`${name} has just changed this view`,
  PAGE_CHANGED: t`${name} has just changed this page`,
  MENU_CHANGED: t`${name} has just changed this menu`,
  ASSET_CHANGED: t`${name} has just changed this picture`,
  PRICE_CAMPAIGN_CHANGED: t`${name} has just changed this campaign`,
});

/** A notice that another user has changed the edited object. */
export function EditedMeanwhile({ kind, subjectId }: EditedMeanwhileProps) {
  const name = useEditOfOther(kind, subjectId);
  return (
    <div role="status">
      {name !== null && (
        <Callout className={styles.notice} tone="warning" title={titles(name)[kind]}>
          <Trans>
            You can keep editing. When you save, changes that don’t overlap are merged; for the others, you
            choose which to keep.
          </Trans>
        </Callout>
      )}
    </div>
  );
}
