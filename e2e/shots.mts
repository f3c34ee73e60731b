import { chromium } from '@playwright/test';
const pages = (process.env['PAGES'] ?? '').split(',');
const widths = (process.env['WIDTHS'] ?? '390,1024,1920').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
for (const width of widths) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 1080 }, reducedMotion: 'reduce', baseURL: 'http://localhost:3300', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(page.url(), m.type(), m.text().slice(0, 200)); });
  for (const entry of pages) {
    const [name, path] = entry.split('=');
    await page.goto(path!);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1200);
    for (const theme of ['museum', 'castle']) {
      await page.evaluate((t) => { document.body.classList.remove('theme-museum', 'theme-castle'); document.body.classList.add('theme-' + t); scrollTo(0, 0); }, theme);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}-${theme}.png`, fullPage: process.env['FULL'] === '1' });
    }
  }
  await context.close();
}
await browser.close();
