import type { Media_assetFragment as Asset } from '../../../../gql/graphql.ts';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { mediaUse } from './media-labels.ts';
import styles from './media.module.css';

/** Links to what uses a picture. */
export function MediaUses({ uses }: Pick<Asset, 'uses'>) {
  return (
    <ul role="list" className={styles.uses}>
      {uses.map((use) => {
        const { label, path } = mediaUse(use);
        return (
          <li key={use.kind + use.id}>
            <TextLink to={path}>{label}</TextLink>
          </li>
        );
      })}
    </ul>
  );
}
