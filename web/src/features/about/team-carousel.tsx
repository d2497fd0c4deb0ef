import { promoImage } from '../../lib/promo-image.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Slider } from '../../ui/media/slider.tsx';
import { team, type TeamMember } from './team.ts';
import styles from './team-carousel.module.css';

/* Five stops for six people, every 2 seconds (specification section 9): two are seen at once. */
const PER_VIEW = 2;
const INTERVAL = 2000;
const SLIDES = team.map((member) => ({ id: member.name, content: <MemberCard {...member} /> }));

/** The people of the shop. */
export function TeamCarousel() {
  return (
    <section aria-labelledby="team" className={styles.team}>
      <SectionHead caption="Our Team" title="The people behind the counter" id="team" />
      <Slider label="Our team" slides={SLIDES} intervalMs={INTERVAL} perView={PER_VIEW} />
    </section>
  );
}

function MemberCard({ name, role, words, portrait }: TeamMember) {
  const picture = promoImage(portrait);
  return (
    <article className={styles.member}>
      <div className={styles.portrait}>
        {picture && <Picture image={picture} sizes="(min-width: 992px) 270px, 46vw" alt="" />}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p className={styles.words}>{words}</p>
      </div>
    </article>
  );
}
