import { useIntl } from 'react-intl';
import { Sheet } from '../../overlays/Sheet/Sheet.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

export interface FilterSheetProps extends FilterPanelProps {
  /** Whether the sheet is shown. */
  isOpen: boolean;
}

/**
 * All filters of the shelf in a sheet from the bottom: when, area, shops, diet, and the order.
 *
 * Every press passes on all choices at once; there is nothing to apply. The button with the count closes the
 * sheet; at 0 it says that no bag fits. Once a chip is chosen, Clear all resets everything.
 *
 * @use behind a Filters button beside the search of the shelf, loaded when it is first pressed.
 * @avoid for one property that fits the page: that is a `ChipGroup` of {@link Chip}s.
 * @words Choices are nouns, "Vegetarian", «نباتي»; the button says the result.
 * @keyboard Tab: goes from choice to choice
 * @keyboard Space, Enter: choose; a diet is also taken back
 * @keyboard Escape: closes the sheet, as the back gesture does on phones
 * @reader A dialog with named groups; the button says how many bags fit.
 * @arabic Every row begins at the inline start. Areas have their names of both languages.
 */
export function FilterSheet({ isOpen, ...panel }: FilterSheetProps) {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={panel.onClose}
      label={intl.formatMessage({ id: 'ui.filterSheet.title' })}
      side="bottom"
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
