import { exampleBreakingNews } from '../examples/house';
import { RootStore } from './root-store';

describe('breaking news store', () => {
  test('the first of the news is shown until that one is closed', () => {
    const { breakingNews } = new RootStore();
    expect(breakingNews.shown).toBeNull();
    breakingNews.set(exampleBreakingNews);
    expect(breakingNews.shown).toBe(exampleBreakingNews[0]);
    breakingNews.setClosed(2);
    expect(breakingNews.shown).toBe(exampleBreakingNews[0]);
    breakingNews.setClosed(1);
    expect(breakingNews.shown).toBeNull();
    breakingNews.set(exampleBreakingNews.slice(1));
    expect(breakingNews.shown).toBe(exampleBreakingNews[1]);
  });

  test('the page carries the alert to the browser, never who has closed it', () => {
    const server = new RootStore();
    server.breakingNews.set(exampleBreakingNews);
    server.breakingNews.setClosed(1);
    const browser = new RootStore();
    browser.restore(server.snapshot());
    expect(browser.breakingNews.shown).toBe(exampleBreakingNews[0]);
  });
});
