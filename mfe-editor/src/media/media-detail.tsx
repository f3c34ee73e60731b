import { useHost, type Language } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { LANGUAGES } from '@vestibule/contracts/languages';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { Button, TextField } from '@vestibule/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../shared/language-name';
import { formReasonOf } from '@vestibule/ui/hub/reason-of';
import { FocalPoint } from './focal-point';
import styles from './media.module.css';

interface MediaDetailProps {
  readonly item: MediaItem;
  /** Label of its button. */
  readonly action: string;
  readonly onChoose: (item: MediaItem) => void;
  /** Uploaded files that wait to be described, and the handler that goes to the next of them. */
  readonly next?: { readonly count: number; readonly onNext: (saved: MediaItem) => void } | undefined;
  /** Further actions with the file. */
  readonly children?: ReactNode;
}

/** The open file: the texts of a picture, which are saved when it is chosen. */
export function MediaDetail({ item, action, onChoose, next, children }: MediaDetailProps) {
  const { t } = useTranslation('editor');
  const { api, lang, store } = useHost();
  const [alt, setAlt] = useState<Partial<Record<Language, string>>>(item.alt);
  const [focal, setFocal] = useState<readonly [number, number]>([item.focal[0] ?? 0.5, item.focal[1] ?? 0.5]);
  const [credit, setCredit] = useState(item.credit);
  const [problem, setProblem] = useState('');
  const section = useRef<HTMLElement>(null);
  // It is above the list of files, whose chosen one may be far below.
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const isPicture = item.kind === 'picture';
  const isChanged =
    credit !== item.credit ||
    LANGUAGES.some((one) => (alt[one] ?? '') !== (item.alt[one] ?? '')) ||
    focal.some((value, index) => value !== item.focal[index]);

  const save = async (then: (saved: MediaItem) => void) => {
    if (!isPicture || !isChanged) return then(item);
    try {
      const { file, version } = item;
      const body = { alt, focal, credit };
      const saved = await loginsOf(store).retry(() => api.call('changeMedia', { params: { file }, body, version }));
      then(saved);
    } catch (error) {
      setProblem(t('alert.notSaved', { reason: formReasonOf(error, t) }));
    }
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={item.file} className={styles.detail}>
      <p className={styles.name}>{item.file}</p>
      {isPicture && (
        <>
          <img src={item.url} alt="" className={styles.chosen} />
          {LANGUAGES.map((one) => (
            <TextField
              key={one}
              lang={one}
              label={t('media.alt', { language: languageName(one, lang) })}
              value={alt[one] ?? ''}
              onChange={({ target }) => setAlt({ ...alt, [one]: target.value })}
            />
          ))}
          <p className={styles.hint}>{t('media.altHint')}</p>
          <TextField label={t('media.credit')} value={credit} onChange={({ target }) => setCredit(target.value)} />
          <FocalPoint url={item.url} point={focal} onChange={setFocal} />
        </>
      )}
      <div className={styles.actions}>
        {problem !== '' && <p role="alert">{problem}</p>}
        <Button variant="primary" onClick={() => void save(onChoose)}>
          {action}
        </Button>
        {next && (
          <>
            <Button onClick={() => void save(next.onNext)}>{t('media.saveAndNext')}</Button>
            <p role="status">{t('media.waiting', { count: next.count })}</p>
          </>
        )}
      </div>
      {children}
    </section>
  );
}
