import { t } from '@lingui/core/macro';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { Prose } from '../../../../ui/data/prose.tsx';
import { Picture } from '../../../../ui/media/picture.tsx';
import { Slider } from '../../../../ui/media/slider.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './team-section.module.css';

/* Six people have five stops, and the carousel advances every 2 seconds (specification section 9): two are
   visible at once. */
const PER_VIEW = 2;
const INTERVAL = 2000;

/** People, two at a time. */
export function TeamSection({ section }: SectionProps) {
  const slides = section.items.map((person) => ({ id: person.id, content: <Person {...person} /> }));
  return (
    <SectionFrame section={section} gap={32}>
      <div className={styles.team}>
        <Slider label={t`Our team`} slides={slides} intervalMs={INTERVAL} perView={PER_VIEW} />
      </div>
    </SectionFrame>
  );
}

type PersonProps = Pick<Section_sectionFragment['items'][number], 'title' | 'caption' | 'html' | 'picture'>;

function Person({ title, caption, html, picture }: PersonProps) {
  return (
    <article className={styles.member}>
      <div className={styles.portrait}>
        {picture && <Picture image={picture} sizes="(min-width: 992px) 270px, 46vw" alt="" />}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{title}</h3>
        {caption && <p className={styles.role}>{caption}</p>}
        {html && <Prose className={styles.quote} html={html} />}
      </div>
    </article>
  );
}
