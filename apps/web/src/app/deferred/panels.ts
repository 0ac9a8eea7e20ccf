/** The panels of the header: loaded ahead on a fast connection, or when one is opened. */
export { Drawer } from './Drawer.tsx';
export { BellPanel } from '../../features/notifications/BellPanel.tsx';
