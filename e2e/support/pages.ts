import type { Page } from 'playwright-core';

/** Moves that every journey makes, by what a visitor sees. */

/** Waits until the page's own part is alive, not only its markup. */
export async function alive(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** The page's one main heading. */
export const heading = (page: Page) => page.locator('main h1').first();

/** Follows a link of the page's main part and waits for the next page's heading to differ. */
export async function follow(page: Page, link: string): Promise<void> {
  const target = page.locator(`main a[href^="${link}"]`).first();
  const href = await target.getAttribute('href');
  await target.click();
  await page.waitForURL((url) => url.search === new URL(href ?? '/', url).search);
  await heading(page).waitFor();
}

/** Opens the reading settings from the frame. */
export async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(设置|設置|设定|設定|Settings|སྒྲིག་འགོད།)$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}
