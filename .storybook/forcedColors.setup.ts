/** Chromium applies forced colours to the first page only and ignores the setting on later pages. */
import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

beforeEach(() => commands.forceColorsAgain());
