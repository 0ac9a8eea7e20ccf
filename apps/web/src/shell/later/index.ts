/** What no page needs to be read: it comes while a living page is idle, or when it is asked for. */
export { Drawer } from './Drawer.tsx';
export { News } from './News.tsx';
export { Outside } from './Outside.tsx';
