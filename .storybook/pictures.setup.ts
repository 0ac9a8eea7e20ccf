/** After every story that is photographed, its picture is held against the one that was accepted. */
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  // A Playground is for turning knobs, a Play story for behaviour: neither is a state to keep.
  if (storyId === undefined || task.name.startsWith('Play') || task.result?.state === 'fail') return;
  await fitViewport();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});

/** What lies below the fold is not drawn, so the fold is moved below everything. */
async function fitViewport(): Promise<void> {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > window.innerHeight) await page.viewport(window.innerWidth, scrollHeight);
}
