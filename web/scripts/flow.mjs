// A visit with pictures, for development: node scripts/flow.mjs BASE width height [game] → /tmp/flow-*.png
import { chromium } from 'playwright-core';

setTimeout(() => process.exit(1), 90_000).unref();
const [base, width = '1280', height = '800', game = 'King of Con'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: +width, height: +height } });
page.setDefaultTimeout(8000);
page.on('console', (m) => m.type() === 'error' && console.error(m.text().slice(0, 300)));
page.on('pageerror', (error) => console.error('PAGE', error.message));
let n = 0;
const shot = async (name) => {
  await page.waitForTimeout(700);
  const path = `/tmp/flow-${width}-${++n}-${name}.png`;
  await page.screenshot({ path });
  console.log(path);
};
await page.goto(base);
await page.waitForSelector('.gbox');
await page.click(`button.gbox[aria-label*="${game}"]`);
await shot('new');
await page.click('.dialog footer .pri');
await page.fill('#name-form input', 'Ada');
await shot('name');
await page.click('button[form=name-form]');
await page.waitForURL('**/tables/*');
await page.waitForSelector('.dbar');
await shot('table');
await page.keyboard.press('Escape');
await page.click('.tools .tool:last-child');
await shot('menu');
await page.click('.menu .btn:first-child');
await page.waitForTimeout(1200);
await shot('hinted');
await page.click('.dbar .acts .pri');
await page.waitForTimeout(2500);
await shot('after');
await page.goto(base);
await page.waitForSelector('.slip');
await shot('hall');
await browser.close();
