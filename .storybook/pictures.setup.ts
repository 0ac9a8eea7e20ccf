/** After every story that is photographed, its picture is held against the one that was accepted. */
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  // A Playground is for turning knobs, a Play story for behaviour: neither is a state to keep.
  if (storyId === undefined || task.name.startsWith('Play') || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await showWhole();
  await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});

const MOST_TIMES = 4;

/** What lies below the fold is not drawn, so the fold is moved below everything. */
async function showWhole(): Promise<void> {
  // Once more where showing it made it longer.
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= window.innerHeight) return;
    await page.viewport(window.innerWidth, scrollHeight);
  }
}
