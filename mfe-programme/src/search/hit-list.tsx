import { Anchor, Picture } from '@vestibule/ui';
import styles from './hit-list.module.css';
import type { Hit } from './to-hit';
import type { MarkedText } from '@vestibule/contracts';
import { Fragment } from 'react';

/** Results in one category: title, the reason of the match, time and place. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol role="list" className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.id} className={styles.hit}>
          {hit.image && (
            <Picture
              image={hit.image}
              sizes="(min-width: 48em) 16rem, 9.6rem"
              shape="card"
              alt=""
              className={styles.picture}
            />
          )}
          <div className={styles.words}>
            <h3 className={styles.title} lang={hit.lang}>
              <Anchor href={hit.url}>
                <Marked of={hit.title} />
              </Anchor>
            </h3>
            {hit.excerpt.text && (
              <p className={styles.excerpt} lang={hit.lang}>
                <Marked of={hit.excerpt} />
              </p>
            )}
            {(hit.when || hit.where || hit.state) && (
              <p className={styles.facts}>
                {hit.when && <span>{hit.when}</span>}
                {hit.where && <span>{hit.where}</span>}
                {hit.state && <strong>{hit.state}</strong>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A text with the matches of the search marked. */
function Marked({ of: { text, marks } }: { of: MarkedText }) {
  let end = 0;
  return (
    <>
      {marks.map((mark) => {
        const before = text.slice(end, mark.start);
        end = mark.end;
        return (
          <Fragment key={mark.start}>
            {before}
            <mark>{text.slice(mark.start, mark.end)}</mark>
          </Fragment>
        );
      })}
      {text.slice(end)}
    </>
  );
}
