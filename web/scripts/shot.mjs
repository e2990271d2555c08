// Pictures of a page at the three widths: node scripts/shot.mjs URL [name] [--full] [--wait=ms] [--click=selector]… [--dark]
import { chromium } from 'playwright-core';

setTimeout(() => process.exit(1), 60_000).unref();

const SIZES = [
  [1280, 800],
  [820, 1180],
  [360, 740],
];
const [url, name = 'shot', ...flags] = process.argv.slice(2);
const values = (flag) =>
  flags.filter((x) => x.startsWith(`--${flag}=`)).map((x) => x.slice(flag.length + 3));
const only = values('width').map(Number);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const [width, height] of SIZES) {
  if (only.length && !only.includes(width)) continue;
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: flags.includes('--dark') ? 'dark' : 'light',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`[${width}]`, message.text());
  });
  page.on('pageerror', (error) => console.error(`[${width}]`, error.message));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(Number(values('wait')[0] ?? 900));
  for (const selector of values('click')) {
    await page.click(selector, { timeout: 3000 });
    await page.waitForTimeout(300);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.error(`[${width}] overflows by ${wide} px`);
  const path = `/tmp/${name}-${width}.png`;
  await page.screenshot({ path, fullPage: flags.includes('--full') });
  console.log(path);
  await page.close();
}
await browser.close();
