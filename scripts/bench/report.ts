/** The rows of a benchmark, and their table for the console and for docs/benchmarks. */

export interface Effort {
  /** Visits of each page. */
  rounds: number;
  loopSeconds: number;
  repetitions: number;
  /** Numbers of orders. */
  sizes: readonly number[];
}

interface Aim {
  text: string;
  met: boolean;
}

export interface BenchRow {
  label: string;
  measured: string;
  /** The best value of this machine for the same kind of work, measured in the same run. */
  limit?: string;
  ratio?: number;
  aim?: Aim;
}

interface MeasuredValue {
  label: string;
  value: number;
  limit?: number;
  write: (value: number) => string;
}

/** A row whose ratio is measured ÷ limit. */
export function row({ label, value, limit, write }: MeasuredValue, aim?: (ratio: number) => Aim): BenchRow {
  const ratio = limit !== undefined && limit > 0 ? value / limit : undefined;
  return {
    label,
    measured: write(value),
    ...(limit !== undefined && { limit: write(limit) }),
    ...(ratio !== undefined && { ratio }),
    ...(aim && { aim: aim(ratio ?? Number.NaN) }),
  };
}

export const atMost = (value: number, most: number, text: string): Aim => ({ text, met: value <= most });

const HEADINGS = ['what', 'measured', 'limit measured in the same run', 'ratio', 'aim', ''];

export function reportText(rows: readonly BenchRow[]): string {
  const table = [HEADINGS, HEADINGS.map(() => '---'), ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const lines = table.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const missed = rows.filter(({ aim }) => aim?.met === false);
  const verdict = missed.map(({ label, aim }) => `Missed: ${label} (aim: ${aim?.text})`);
  return [...lines, '', ...(missed.length > 0 ? verdict : ['Every aim is met.'])].join('\n');
}

function cellsOf({ label, measured, limit = '', ratio, aim }: BenchRow): string[] {
  const verdict = aim ? (aim.met ? 'met' : 'missed') : '';
  return [label, measured, limit, ratio?.toFixed(2) ?? '', aim?.text ?? '', verdict];
}
