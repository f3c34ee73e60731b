/** @jest-environment jsdom */
import { takeOver } from './held-submit';

describe('held submit', () => {
  test('a form that was sent too early is sent now, once; one of a part that is not there yet goes on waiting', () => {
    document.body.innerHTML = `
    <div data-remote="content" id="page"><form id="a" data-held=""></form><form id="b"></form>
      <div data-remote="commerce" id="slot"><form id="c" data-held=""></form></div>
    </div>`;
    const sent: string[] = [];
    document.body.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push((event.target as HTMLElement).id);
    });
    const part = (id: string) => document.getElementById(id) as HTMLElement;
    takeOver(part('page'));
    takeOver(part('page'));
    expect(sent).toEqual(['a']);
    expect(part('page').dataset['live']).toBe('');
    expect(part('slot').dataset['live']).toBeUndefined();
    takeOver(part('slot'));
    expect(sent).toEqual(['a', 'c']);
  });
});
