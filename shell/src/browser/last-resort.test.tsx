/** @jest-environment jsdom */
import { createI18n, addTranslations } from '@vestibule/contracts/i18n';
import { createRoot, type Root } from 'react-dom/client';
import texts from '../../translations/de.json';
import { lastResort } from './last-resort';

const i18n = createI18n('de');
addTranslations(i18n, 'shell', 'de', texts);
const reload = jest.fn();
const element = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;

/** The document after an error that no boundary caught. */
async function afterError(): Promise<string> {
  const Broken = () => {
    throw new Error('above all boundaries');
  };
  await new Promise<void>((resolve) => {
    const caught = () => {
      lastResort({ root: () => root, i18n, reload });
      setTimeout(resolve);
    };
    root = createRoot(element, { onUncaughtError: caught });
    root.render(<Broken />);
  });
  // The replacement of the page is rendered in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return element.textContent;
}

describe('last resort', () => {
  // Under `act` React throws errors that it would pass to the root.
  beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
  });
  afterEach(() => root?.unmount());

  describe('an error above all boundaries', () => {
    it('loads the address as a document', async () => {
      await afterError();
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it('leaves a page with a button when that was done within the last minute', async () => {
      await afterError();
      root?.unmount();
      expect(await afterError()).toContain(texts.fallback.title);
      expect(reload).toHaveBeenCalledTimes(1);
      element.querySelector('button')?.click();
      expect(reload).toHaveBeenCalledTimes(2);
    });

    it('leaves that page also where nothing can be stored, as it could load for ever', async () => {
      const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      expect(await afterError()).toContain(texts.fallback.retry);
      expect(reload).not.toHaveBeenCalled();
      denied.mockRestore();
    });
  });
});
