import { Anchor, type AnchorProps } from './anchor';
import styles from './card-link.module.css';

/** The link of a card, in its headline: the whole card is its target. The card itself is `position: relative`. */
export const CardLink = (props: Omit<AnchorProps, 'className'>) => <Anchor {...props} className={styles.link} />;
