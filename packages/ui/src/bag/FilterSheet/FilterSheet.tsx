import { useIntl } from 'react-intl';
import { Sheet } from '../../overlays/Sheet/Sheet.tsx';
import { messages } from './FilterSheet.messages.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

export interface FilterSheetProps extends FilterPanelProps {
  isOpen: boolean;
}

/** All filters of the shelf, in a sheet from the bottom; Escape and a press outside close it too. */
export function FilterSheet({ isOpen, ...panel }: FilterSheetProps) {
  const intl = useIntl();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={panel.onClose}
      label={intl.formatMessage({ id: messages.title })}
      side="bottom"
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
