/** What opens from the header: fetched ahead where that costs nobody anything, or when it is asked for. */
export { Drawer } from './Drawer.tsx';
export { BellPanel as News } from './BellPanel.tsx';
