export interface Aim {
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
