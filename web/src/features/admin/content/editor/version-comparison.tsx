import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageForm_pageFragment, PageVersionsQuery } from '../../../../gql/graphql.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import { sectionForms } from '../section-forms/section-forms.ts';
import type { SectionPart } from '../section-forms/section-parts.ts';
import type { SectionValues } from '../section-forms/section-values.ts';
import { compareVersions, type Difference, differingLines } from './compare-versions.ts';
import { valuesOf } from './page-values.ts';
import styles from './version-comparison.module.css';

export type Version = NonNullable<PageVersionsQuery['pageDraft']>['versions'][number];

interface VersionComparisonProps {
  version: Version;
  /** The saved draft. */
  page: PageForm_pageFragment;
}

/** How an earlier version differs from the saved draft. */
export function VersionComparison({ version, page }: VersionComparisonProps) {
  const timeZone = useShop()?.timeZone ?? 'UTC';
  const { fields, added, removed, changed, hasMoved } = compareVersions(
    valuesOf(version, page.kind, timeZone),
    valuesOf(page, page.kind, timeZone),
  );
  const count = fields.length + added.length + removed.length + changed.length + Number(hasMoved);
  return (
    <div className={styles.comparison}>
      <p>
        {plural(count, {
          0: 'Nothing differs from the saved draft.',
          one: '# difference from the saved draft',
          other: '# differences from the saved draft',
        })}
      </p>
      <DifferenceList differences={fields} />
      {added.map((section) => (
        <p key={section.key}>{t`Added since: ${nameOf(section)}`}</p>
      ))}
      {removed.map(({ section, fields: former }) => (
        <div key={section.key} className={styles.section}>
          <p>{t`Removed since: ${nameOf(section)}`}</p>
          <DifferenceList differences={former} />
        </div>
      ))}
      {changed.map(({ section, fields: differing }) => (
        <div key={section.key} className={styles.section}>
          <p>{t`Changed since: ${nameOf(section)}`}</p>
          <DifferenceList differences={differing} />
        </div>
      ))}
      {hasMoved && (
        <p>
          <Trans>The order was different.</Trans>
        </p>
      )}
    </div>
  );
}

function nameOf({ kind, title }: SectionValues): string {
  const kindName = kind === '' ? t`Unknown section` : sectionForms[kind]().name;
  return title === '' ? kindName : t`${kindName} “${title}”`;
}

function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return null;
  return (
    <dl className={styles.differences}>
      {differences.map((difference) => (
        <div key={difference.id} className={styles.difference}>
          <dt className={styles.label}>{difference.label}</dt>
          <BothValues {...difference} />
        </div>
      ))}
    </dl>
  );
}

function BothValues({ before, after }: Difference) {
  const isPicture = before?.pictureUrl !== undefined || after?.pictureUrl !== undefined;
  if (before?.text === after?.text && !isPicture) {
    return (
      <dd>
        <Trans>It was another one.</Trans>
      </dd>
    );
  }
  const [former, current] = differingLines(before?.text ?? '', after?.text ?? '');
  return (
    <>
      <Value when={t`Then`} part={before} text={former} />
      <Value when={t`Now`} part={after} text={current} />
    </>
  );
}

function Value({ when, part, text }: { when: string; part: SectionPart | null; text: string }) {
  return (
    <dd className={styles.value}>
      <span className={styles.when}>{when}</span>
      {part?.pictureUrl !== undefined && <img className={styles.picture} src={part.pictureUrl} alt="" />}
      <span className={styles.text}>{text || t`Nothing`}</span>
    </dd>
  );
}
