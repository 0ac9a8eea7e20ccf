/** What the list of a counter downloads where there are gifts. */
import { loadGiftWords } from '../../features/gifts/giftWords.ts';
import { GiftBoard, giftTab } from './GiftBoard.tsx';

export async function loadGiftBoard() {
  await loadGiftWords();
  return { GiftBoard, giftTab };
}
