/** What is about money that goes back, or can: one download, because the page names each of its files. */
export { CancelPaidOrder } from './CancelPaidOrder.tsx';
export { RefundProgress } from './RefundProgress.tsx';
