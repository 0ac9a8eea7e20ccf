/** Chromium forces its colours on the first page alone, and on the pages after it only believes that it does. */
import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

beforeEach(() => commands.forceColorsAgain());
