/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { FormApi } from 'final-form';
import { screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';
import { useAdoptTyped } from './use-adopt-typed';
import { useFormField } from './use-form-field';

interface Values {
  readonly name: string;
  readonly place: string;
  readonly terms: boolean;
}
const noop = () => undefined;
const START: Values = { name: '', place: '', terms: false };

function Text({ name }: { name: 'name' | 'place' }) {
  const { value, change } = useFormField<string>(name);
  return <input aria-label={name} name={name} value={value} onChange={(event) => change(event.target.value)} />;
}
function Terms() {
  const { value, change } = useFormField<boolean>('terms');
  return (
    <input
      aria-label="terms"
      name="terms"
      type="checkbox"
      checked={value}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
function Fields({ api, onCommit }: { api: FormApi<Values>; onCommit: () => void }) {
  const ref = useAdoptTyped(api);
  useLayoutEffect(() => queueMicrotask(onCommit), [onCommit]);
  return (
    <form ref={ref}>
      <Text name="name" />
      <Text name="place" />
      <Terms />
    </form>
  );
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Types as a browser does: React learns of it by the event alone. */
function type(name: string, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text);
  input(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('values that are entered while the page comes alive', () => {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // Effects run as in a browser, some time after the commit.
  beforeEach(() => (scope.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => (scope.IS_REACT_ACT_ENVIRONMENT = true));

  test('before the code came, and right after it: none is lost', async () => {
    let api: FormApi<Values> | undefined;
    let onCommit: () => void = () => undefined;
    const committed = () => onCommit();
    const app = (
      <Form<Values> initialValues={START} onSubmit={() => undefined}>
        {({ form }) => {
          api = form;
          return <Fields api={form} onCommit={committed} />;
        }}
      </Form>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(app);
    input('name').value = 'Jana';
    const entered = new Promise<void>((resolve) => {
      onCommit = () => {
        type('place', 'Tannlitz');
        input('terms').click();
        resolve();
      };
    });
    let page: ReturnType<typeof hydrateRoot> | undefined;
    startTransition(() => {
      page = hydrateRoot(root, app);
    });
    await entered;
    await waitFor(() => expect(input('place')).toHaveValue('Tannlitz'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(api?.getState().values).toEqual({ name: 'Jana', place: 'Tannlitz', terms: true });
    expect([input('name').value, input('place').value, input('terms').checked]).toEqual(['Jana', 'Tannlitz', true]);
    page?.unmount();
    root.remove();
  });

  test('before a late part comes alive, whose store changes as it does: none is lost', async () => {
    let api: FormApi<Values> | undefined;
    const store = { isTaken: false, tell: () => undefined as void };
    const subscribe = (listener: () => void) => {
      store.tell = listener;
      return () => undefined;
    };
    function Part() {
      useSyncExternalStore(
        subscribe,
        () => store.isTaken,
        () => false,
      );
      useEffect(() => {
        store.isTaken = true;
        store.tell();
      }, []);
      return (
        <Form<Values> initialValues={START} onSubmit={() => undefined}>
          {({ form }) => {
            api = form;
            return <Fields api={form} onCommit={noop} />;
          }}
        </Form>
      );
    }
    const app = (
      <Suspense>
        <Part />
      </Suspense>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(app);
    input('name').value = 'Jana';
    input('terms').click();
    let page: ReturnType<typeof hydrateRoot> | undefined;
    startTransition(() => {
      page = hydrateRoot(root, app);
    });
    await waitFor(() => expect(store.isTaken).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(api?.getState().values).toEqual({ name: 'Jana', place: '', terms: true });
    expect([input('name').value, input('terms').checked]).toEqual(['Jana', true]);
    page?.unmount();
    root.remove();
  });
});
