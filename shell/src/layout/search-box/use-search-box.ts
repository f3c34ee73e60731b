import { useHost, type SearchBoxOptions, type Suggestion } from '@vestibule/contracts';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteParams } from '../../app/route-params';
import { searchPath, searchUrl } from './search-url';
import { BLUR_CLOSE_MS, OPEN_FOCUS_MS } from './timing';
import { useSuggestions } from './use-suggestions';

/**
 * Behaviour of the search box (docs/behaviour/frame.md#search-box). `closable`: it is closed until its button is
 * pressed. `shown`: the search whose results the page shows, and the category that the box is for.
 */
export function useSearchBox(closable: boolean, shown: Pick<SearchBoxOptions, 'text' | 'category'> = {}) {
  const { href, store } = useHost();
  const navigate = useNavigate();
  const params = useRouteParams();
  const category = shown.category ?? params.category;
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const delay = useDelay();
  const [open, setOpen] = useState(!closable);
  /** After a choice or Escape nothing is suggested until the next key. */
  const [typing, setTyping] = useState(false);
  const [live, setLive] = useState(false);
  // Another box may have got a text already, and the first render must be the server's.
  const text = live ? store.search.text : (shown.text ?? '');
  const suggestions = useSuggestions(typing ? text : '');
  const active = useActiveSuggestion(suggestions);

  // The form works before its code has loaded: text typed until now is preserved.
  useEffect(() => {
    setLive(true);
    if (input.current?.value) store.search.setText(input.current.value);
    if (document.activeElement === input.current) setOpen(true);
  }, [store]);
  // Another search, by a link or by Back: its text is shown. The first one is in the input already.
  const search = useRef(shown.text);
  useEffect(() => {
    if (search.current === shown.text) return;
    search.current = shown.text;
    if (shown.text !== undefined) store.search.setText(shown.text);
  }, [shown.text, store]);

  const endSuggestions = () => {
    setTyping(false);
    active.reset();
  };
  const close = () => {
    endSuggestions();
    setOpen(!closable);
  };
  const submit = (value: string) => {
    const q = value.trim();
    if (q === '') return;
    endSuggestions();
    // The burger keeps its own state, and closes by itself only where the path changes.
    form.current?.closest('details')?.removeAttribute('open');
    void navigate(searchUrl(href, q, category));
  };
  const choose = (suggestion: Suggestion) => {
    store.search.setText(suggestion.text);
    submit(suggestion.text);
  };
  const escape = () => {
    if (suggestions.length > 0) {
      endSuggestions();
      return true;
    }
    if (!closable) return false;
    close();
    button.current?.focus();
    return true;
  };
  const answerKey = (key: string) => {
    if (key === 'Escape') return escape();
    if (key === 'Enter' && active.suggestion) choose(active.suggestion);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      setTyping(true);
      active.move(key === 'ArrowDown' ? 1 : -1);
    } else return false;
    return true;
  };

  return {
    form,
    input,
    button,
    text,
    open,
    live,
    suggestions,
    active: active.index,
    action: searchPath(href, category),
    submit: () => submit(text),
    choose,
    type: (value: string) => {
      store.search.setText(value);
      setTyping(true);
      active.reset();
    },
    clear: () => {
      store.search.setText('');
      endSuggestions();
      input.current?.focus();
    },
    openAndFocus: () => {
      setOpen(true);
      delay.start(() => input.current?.focus(), OPEN_FOCUS_MS);
    },
    onFocus: (event: FocusEvent) => {
      delay.stop();
      if (event.target === input.current) setOpen(true);
    },
    onBlur: (event: FocusEvent) => {
      if (!form.current?.contains(event.relatedTarget)) delay.start(close, BLUR_CLOSE_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Keys of an input method choose its characters, not our suggestions.
      if (!event.nativeEvent.isComposing && answerKey(event.key)) event.preventDefault();
    },
  };
}

/**
 * The suggestion that the arrow keys have reached. The focus itself stays in the input (aria-activedescendant), so a
 * list that closes never takes it along.
 */
function useActiveSuggestion(suggestions: readonly Suggestion[]) {
  /** By its text, not its place: the list may change under it. */
  const [text, setText] = useState<string>();
  const index = suggestions.findIndex((suggestion) => suggestion.text === text);
  return {
    /** -1 while none is active. */
    index,
    suggestion: suggestions[index],
    move(step: 1 | -1) {
      // One place more than there are suggestions: the input itself, between the last and the first.
      const places = suggestions.length + 1;
      setText(suggestions[((index + 1 + step + places) % places) - 1]?.text);
    },
    reset: () => setText(undefined),
  };
}

interface Delay {
  /** Runs the task after `ms`; one that still waits is forgotten. */
  start: (task: () => void, ms: number) => void;
  stop: () => void;
}

/** At most one task that waits; none outlives the component. */
function useDelay(): Delay {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  return useMemo(
    () => ({
      stop,
      start(task, ms) {
        stop();
        timer.current = setTimeout(task, ms);
      },
    }),
    [stop],
  );
}
