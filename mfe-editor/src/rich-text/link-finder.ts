import type { FinderOption } from '@vestibule/ui/finder';
import {
  ButtonView,
  ContextualBalloon,
  LinkUI,
  ListItemView,
  ListView,
  Plugin,
  type LinkFormView,
  type PluginConstructor,
} from 'ckeditor5';
import { TYPED_MS, searchedWords } from './find-links';

/** Finds records and pages of the site with the words; rejects when `signal` is aborted. */
export type FindLinks = (words: string, signal: AbortSignal) => Promise<readonly FinderOption[]>;

/**
 * Where an address is typed, words find one's own pages and records below it, as in the link fields of forms. One that
 * is chosen becomes the address; the arrow keys go through them.
 */
export function linkFinder(find: FindLinks, label: string): PluginConstructor {
  return class LinkFinder extends Plugin {
    static get requires() {
      return [LinkUI, ContextualBalloon] as const;
    }

    init() {
      const known = new WeakSet<LinkFormView>();
      const links = this.editor.plugins.get(LinkUI);
      // The form is made when it is first shown.
      this.editor.plugins.get(ContextualBalloon).on('change:visibleView', () => {
        const { formView } = links;
        if (!formView || known.has(formView)) return;
        known.add(formView);
        attach(formView, find, label);
      });
    }
  };
}

function attach(form: LinkFormView, find: FindLinks, label: string): void {
  const { fieldView } = form.urlInputView;
  const list = new ListView(form.locale);
  list.set({ ariaLabel: label });
  list.extendTemplate({ attributes: { class: ['ck-link-found'] } });
  form.children.add(list);
  if (list.element) form.focusTracker.add(list.element);

  const choose = ({ id }: FinderOption) => {
    fieldView.value = id;
    list.items.clear();
    form.urlInputView.focus();
  };
  let asked = new AbortController();
  const search = () => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    const words = searchedWords(fieldView.element?.value ?? '');
    if (words === '') return list.items.clear();
    const show = (found: readonly FinderOption[]) => {
      list.items.clear();
      list.items.addMany(found.map((option) => itemOf(option, choose)));
    };
    // Without a response the typed text counts, as before.
    setTimeout(() => signal.aborted || void find(words, signal).then(show, () => list.items.clear()), TYPED_MS);
  };
  fieldView.on('input', search);
  // The form is shown next without the results of its last use.
  fieldView.on('change:value', () => list.items.clear());
  form.keystrokes.set('arrowdown', (_, cancel) => {
    if (list.items.length === 0 || list.focusTracker.isFocused) return;
    cancel();
    list.focus();
  });
}

function itemOf(option: FinderOption, choose: (option: FinderOption) => void): ListItemView {
  const item = new ListItemView();
  const button = new ButtonView();
  button.set({ label: `${option.text} – ${option.detail ?? ''}`, withText: true });
  button.on('execute', () => choose(option));
  item.children.add(button);
  return item;
}
