import { MAX_SEARCH_LENGTH } from '@vestibule/contracts/constants';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useId } from 'react';
import styles from 'site/mfe-programme/src/events/filters/programme-search.module.css';

const LABEL = 'Im Programm suchen';

/** A text to search the programme for. */
export function ProgrammeSearch() {
  const id = useId();
  return (
    <form role="search" aria-label={LABEL} method="get" action="/de/veranstaltungen" className={styles.form}>
      <label htmlFor={id}>
        <VisuallyHidden>{LABEL}</VisuallyHidden>
      </label>
      <input
        id={id}
        name="q"
        type="search"
        defaultValue=""
        placeholder={LABEL}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        className={styles.input}
      />
      <Button type="submit">Suchen</Button>
    </form>
  );
}
