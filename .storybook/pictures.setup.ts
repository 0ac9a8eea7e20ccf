/** Compares the screenshot of every story with the accepted one. */
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  // Playgrounds are for the controls and Play stories for behaviour, so neither has a screenshot.
  if (storyId === undefined || task.name.startsWith('Play') || task.result?.state === 'fail') return;
  await fitViewport();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});

/** Content below the viewport is not drawn, so the viewport is made as high as the page. */
async function fitViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
}
