import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';

test('the Storybook is built', () => {
  test.setTimeout(120_000);
  execFileSync('node', ['scripts/run.mjs', 'storybook:build', '--quiet'], { stdio: 'ignore' });
});
