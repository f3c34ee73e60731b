/** @jest-environment jsdom */
import { exampleBreakingNews } from '@vestibule/contracts/examples/house';
import { alertScript } from './alert-script';
import { closedId } from './closed-cookie';

const alert = exampleBreakingNews[0] ?? null;
const isHidden = () => 'alertClosed' in document.documentElement.dataset;
/** Runs the script as the page does. */
const run = () => {
  const script = document.createElement('script');
  script.textContent = alertScript(alert);
  document.head.append(script);
};

describe('alert script', () => {
  afterEach(() => {
    delete document.documentElement.dataset['alertClosed'];
    document.cookie = 'vestibule_alert=; max-age=0; path=/';
    document.body.innerHTML = '';
  });

  test('there is nothing to run without an alert', () => {
    expect(alertScript(null)).toBe('');
  });

  test('hides the alert that was closed, no other', () => {
    run();
    expect(isHidden()).toBe(false);
    document.cookie = 'vestibule_alert=11; path=/';
    run();
    expect(isHidden()).toBe(false);
    document.cookie = 'vestibule_alert=1; path=/';
    run();
    expect(isHidden()).toBe(true);
  });

  test('closes the alert as long as the page’s code is missing', () => {
    run();
    document.body.innerHTML = '<button data-close-alert><svg></svg></button>';
    const press = () =>
      document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const code = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', code);
    press();
    expect(isHidden()).toBe(false);
    document.body.removeEventListener('click', code);
    press();
    expect(isHidden()).toBe(true);
    expect(closedId(document.cookie)).toBe(1);
  });
});
