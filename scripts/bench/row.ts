/** One line of the table. */

export interface Aim {
  text: string;
  met: boolean;
}

export interface Row {
  what: string;
  measured: string;
  /** The best this machine can do at the same kind of work, measured in the same run. */
  limit?: string;
  ratio?: number;
  aim?: Aim;
}

interface Measured {
  what: string;
  value: number;
  limit?: number;
  write: (value: number) => string;
}

/** A row whose ratio is measured ÷ limit. */
export function row({ what, value, limit, write }: Measured, aim?: (ratio: number) => Aim): Row {
  const ratio = limit !== undefined && limit > 0 ? value / limit : undefined;
  return {
    what,
    measured: write(value),
    ...(limit !== undefined && { limit: write(limit) }),
    ...(ratio !== undefined && { ratio }),
    ...(aim && { aim: aim(ratio ?? Number.NaN) }),
  };
}

export const atMost = (value: number, most: number, text: string): Aim => ({ text, met: value <= most });
