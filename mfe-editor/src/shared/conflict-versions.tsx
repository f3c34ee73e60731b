import type { Language } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conflict-versions.module.css';

interface ConflictSectionProps {
  /** Whether it stands right below the title of a page. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

/** Fields that others have changed as well while a form was open. It takes the focus once it is there. */
export function ConflictSection({ isPage = false, children }: ConflictSectionProps) {
  const { t } = useTranslation('editor');
  const title = useRef<HTMLHeadingElement>(null);
  const Title = isPage ? 'h2' : 'h3';
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.panel} aria-label={t('conflict.title')}>
      <Title ref={title} tabIndex={-1} className={styles.title}>
        {t('conflict.title')}
      </Title>
      <p>{t('conflict.text')}</p>
      {children}
    </section>
  );
}

interface ConflictVersionsProps {
  readonly label: string;
  /** Language of a text. */
  readonly lang: Language | undefined;
  /** Both versions as plain text. */
  readonly mine: string;
  readonly theirs: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Both versions of a field, and which one is to be saved. */
export function ConflictVersions({ label, lang, mine, theirs, onKeep, onTake }: ConflictVersionsProps) {
  const { t } = useTranslation('editor');
  const version = (title: string, words: string) => (
    <div>
      <dt>{title}</dt>
      <dd lang={lang}>{words || t('conflict.empty')}</dd>
    </div>
  );
  return (
    <>
      <p className={styles.field}>{label}</p>
      <dl className={styles.versions}>
        {version(t('conflict.mine'), mine)}
        {version(t('conflict.theirs'), theirs)}
      </dl>
      <div className={styles.actions}>
        <Button small aria-label={t('conflict.keepOf', { field: label })} onClick={onKeep}>
          {t('conflict.keep')}
        </Button>
        <Button small aria-label={t('conflict.takeOf', { field: label })} onClick={onTake}>
          {t('conflict.take')}
        </Button>
      </div>
    </>
  );
}
