import type { Construction } from '../../assets/constructionLines.ts';
import type { LogoShapes } from '../../assets/logo.ts';
import { Logo } from '../../components/Logo.tsx';
import type { LandingContent } from '../../content/schemas/landing.ts';
import styles from './Splash.module.css';
import { SplashMark } from './SplashMark.tsx';

interface SplashProps {
  /** The setting `splash`. */
  shown: boolean;
  content: LandingContent['splash'];
  logoBox: string;
  mark: LogoShapes;
  construction: Construction;
}

/** Lies over the finished page and leaves by CSS alone (docs/decisions/010-splash.md). */
export function Splash({ shown, content, logoBox, mark, construction }: SplashProps) {
  if (!shown) return null;
  return (
    // In an element of its own: browsers restyle the siblings of an element that is removed.
    <div className={styles.layer}>
      <section className={`screen-only ${styles.splash}`} aria-label={content.label} data-splash="">
        <div className={`wrap ${styles.bar}`}>
          <Logo viewBox={logoBox} />
        </div>
        <div className={`wrap grid ${styles.body}`}>
          <div className={styles.text}>
            <h2 className={`statement ${styles.title}`}>{content.title}</h2>
            <p className={`lead ${styles.lead}`}>{content.text}</p>
          </div>
          <div className={styles.mark}>
            <SplashMark mark={mark} construction={construction} />
          </div>
        </div>
        <div className={`wrap ${styles.foot}`}>
          <div className={styles.rule} />
          <p className="note">{content.hint}</p>
        </div>
      </section>
    </div>
  );
}
