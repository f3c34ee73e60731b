import { MAX_SEARCH_LENGTH, type SearchBoxOptions } from '@vestibule/contracts';
import { cx, Icon } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from '../../app/use-translation';
import styles from './search-box.module.css';
import { SuggestionList, suggestionId } from './suggestion-list';
import { useSearchBox } from './use-search-box';

/** A press on a button beside the input must not take the focus out of it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The search box: in the header closed until it is wanted, in the burger menu and in pages (`page`) always open. A
 * plain form that works before its code is there and without script; with it a WAI-ARIA combobox with suggestions.
 */
export const SearchBox = observer(function SearchBox({
  variant,
  label,
  large,
  ...shown
}: { variant: 'header' | 'page' } & Partial<SearchBoxOptions>) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const box = useSearchBox(variant === 'header', shown);
  const expanded = box.suggestions.length > 0;
  return (
    <form
      ref={box.form}
      role="search"
      // Beside the header's own: two landmarks of a kind need names.
      aria-label={label ?? (variant === 'page' ? t('search.site') : undefined)}
      method="get"
      action={box.action}
      className={cx(styles.box, variant === 'header' && styles.header, large && styles.large)}
      data-open={box.open ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        box.submit();
      }}
      onFocus={box.onFocus}
      onBlur={box.onBlur}
    >
      <div className={styles.field}>
        <input
          ref={box.input}
          name="q"
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={box.active < 0 ? undefined : suggestionId(listId, box.active)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('search.placeholder')}
          // Until the code is there the browser sees to it that nothing empty is sent, and puts the focus, which opens
          // the box, here.
          required={!box.live}
          className={styles.input}
          value={box.text}
          onChange={(event) => box.type(event.currentTarget.value)}
          onKeyDown={box.onKeyDown}
        />
        {box.text !== '' && (
          <button
            type="button"
            title={t('search.clear')}
            className={styles.button}
            onMouseDown={keepFocus}
            onClick={box.clear}
          >
            <Icon name="close" />
          </button>
        )}
        {expanded && (
          <SuggestionList id={listId} suggestions={box.suggestions} active={box.active} onChoose={box.choose} />
        )}
      </div>
      <button
        ref={box.button}
        type="submit"
        aria-label={t('search.submit')}
        className={styles.button}
        onMouseDown={keepFocus}
        onClick={(event) => {
          if (box.open) return;
          event.preventDefault();
          box.openAndFocus();
        }}
      >
        <Icon name="search" />
      </button>
    </form>
  );
});
