import { createElement, use } from 'react';
import type { Page } from './page.ts';
import { useStore } from '../store.ts';
import { loadPage } from './loadPage.ts';

/** A page's screen. While it loads, React keeps the last page visible. */
export const PageView = ({ page }: { page: Page }) => createElement(use(loadPage(useStore(), page)));
