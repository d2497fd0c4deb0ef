import { Prose } from '../../../../ui/data/prose.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './faq-section.module.css';

/** Questions, each with its answer below it once it is opened. */
export function FaqSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} gap={24}>
      <ul role="list">
        {section.items.map(({ id, title, html }) => (
          <li key={id} className={styles.item}>
            <Disclosure summary={<h3 className={styles.question}>{title}</h3>}>
              <Prose className={styles.answer} html={html} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
