import { keysOf } from '@zawadeh/domain';
import { formatUsd, type Cents } from '@zawadeh/domain';
import { FINDING_KINDS, type Finding } from './finding.ts';
import type { ReconcileReport } from './report.ts';

const moment = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
const money = (cents: Cents): string => (cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents));

/** Pads columns to their longest cell. */
function table(rows: ReadonlyArray<readonly string[]>): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const cells = (finding: Finding): string[] => [
  finding.what,
  finding.payment === null ? '' : String(finding.payment),
  finding.amountCents === null ? '' : money(finding.amountCents),
  finding.here,
  finding.there,
];

const HEAD = ['order, bag or shop', 'payment', 'amount', 'here', 'at the provider'];

/** One table per kind, the most urgent first. */
function section(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return [];
  const kinds = keysOf(FINDING_KINDS).filter((kind) => findings.some((found) => found.kind === kind));
  const tables = kinds.flatMap((kind) => {
    const rows = findings.filter((found) => found.kind === kind).map(cells);
    return [
      '',
      `${FINDING_KINDS[kind]} (${rows.length})`,
      ...table([HEAD, ...rows]).map((line) => `  ${line}`),
    ];
  });
  return ['', title.toUpperCase(), ...tables];
}

const PROVIDER = {
  answered: 'asked about every payment',
  'did not answer': 'DID NOT ANSWER about every payment: this report is not whole, run it again',
  none: 'none is configured, so only the books were looked at',
} as const;

export function reportText(report: ReconcileReport): string {
  const { toDo, forInformation, figures } = report;
  return [
    `Orders with payments begun from ${moment(report.since)} to ${moment(report.until)}`,
    ...section('For a person to do', toDo),
    ...section('For your information', forInformation),
    '',
    'FIGURES',
    '',
    ...table([
      ['Payment provider', PROVIDER[report.provider]],
      ['Orders compared', String(figures.orders)],
      ['Payments compared', String(figures.payments - figures.unanswered)],
      ['Payments without an answer', String(figures.unanswered)],
      ['Settled here in that time', `${money(figures.settledCents)} in ${figures.settledPayments} payments`],
      [
        'Balance at the provider',
        figures.balanceCents === null
          ? 'not told'
          : `${money(figures.balanceCents)} (without fees and what was paid out)`,
      ],
      ['Sent to shops, and open', `${money(figures.sentToShopsCents)}, ${money(figures.openToShopsCents)}`],
      ['Bags left, held, sold', `${figures.stock}, ${figures.held}, ${figures.sold}`],
      ['Bags left over by plans', String(figures.leftOver)],
      ['Bags kept for alerts', String(figures.kept)],
      [
        'Kinds of bags compared',
        `${figures.bags - figures.bagsNotCompared} of ${figures.bags} (the others were never counted by an admin)`,
      ],
    ]).map((line) => `  ${line}`),
    '',
    verdict(report),
  ].join('\n');
}

function verdict({ provider, toDo }: ReconcileReport): string {
  const found = `${toDo.length} ${toDo.length === 1 ? 'thing needs' : 'things need'} a person.`;
  if (provider === 'did not answer')
    return `Not everything could be compared. ${toDo.length > 0 ? found : ''}`;
  return toDo.length === 0 ? 'Everything agrees.' : found;
}
