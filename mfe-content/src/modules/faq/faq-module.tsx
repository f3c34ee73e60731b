import type { ModuleOf } from '@vestibule/contracts';
import { useRef } from 'react';
import { Disclosure, Icon, RichText, type HeadingLevel } from '@vestibule/ui';
import type { ModuleProps } from '../module-view';
import { useLevel } from '../use-level';
import { Placed } from '../placed';
import styles from './faq.module.css';
import { useOpenByHash } from './use-open-by-hash';

type Item = ModuleOf<'faq'>['items'][number];

/** Questions in the page's outline; each opens its answer, also without script. */
export default function FaqModule({ module: { id, items }, placement }: ModuleProps<'faq'>) {
  const level = useLevel(id, 3);
  if (items.length === 0) return null;
  return (
    <Placed placement={placement}>
      <div className={styles.list}>
        {items.map((item) => (
          <Question key={item.key} item={item} level={level} />
        ))}
      </div>
    </Placed>
  );
}

function Question({ item: { question, answer, anchor }, level }: { item: Item; level: HeadingLevel }) {
  const Heading = `h${level}` as const;
  const ref = useRef<HTMLDivElement>(null);
  useOpenByHash(ref, anchor);
  const summary = (
    <>
      <Heading className={styles.question}>{question}</Heading>
      <Icon name="plus" className={styles.sign} />
    </>
  );
  return (
    <Disclosure dismissable={false} className={styles.item} summaryClassName={styles.summary} summary={summary}>
      {/* The id belongs to the answer: browsers open the details around the target of a link. */}
      <div ref={ref} id={anchor || undefined} className={styles.answer}>
        <RichText html={answer} />
      </div>
    </Disclosure>
  );
}
