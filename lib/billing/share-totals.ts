/** What is summed up of a share. */
interface Summed {
  readonly concept: string;
  readonly conceptLabel: string;
  readonly status: string;
  readonly statusLabel: string;
  /** COP. */
  readonly amount: number;
}

interface Sum {
  readonly count: number;
  /** COP. */
  readonly amount: number;
}

export interface Kind {
  readonly value: string;
  /** As the service words it. */
  readonly label: string;
}

/** Shares by concept and, of each concept, by status, in the order given; only those that occur. */
export interface ShareTotals {
  readonly statuses: readonly (Kind & Sum)[];
  readonly concepts: readonly (Kind & Sum & { readonly byStatus: readonly (Kind & Sum)[] })[];
  readonly all: Sum;
}

/** Concepts and statuses nobody knew of come after the known ones, each on its own. */
export function shareTotals(
  shares: readonly Summed[],
  known: { readonly concepts: readonly string[]; readonly statuses: readonly string[] },
): ShareTotals {
  const concepts = kinds(
    shares.map(({ concept, conceptLabel }) => ({ value: concept, label: conceptLabel })),
    known.concepts,
  );
  return {
    statuses: byStatus(shares, known.statuses),
    concepts: concepts.map((kind) => {
      const own = shares.filter(({ concept }) => concept === kind.value);
      return { ...kind, ...sum(own), byStatus: byStatus(own, known.statuses) };
    }),
    all: sum(shares),
  };
}

function byStatus(shares: readonly Summed[], known: readonly string[]): (Kind & Sum)[] {
  return kinds(
    shares.map(({ status, statusLabel }) => ({ value: status, label: statusLabel })),
    known,
  ).map((kind) => ({ ...kind, ...sum(shares.filter(({ status }) => status === kind.value)) }));
}

function kinds(found: readonly Kind[], known: readonly string[]): readonly Kind[] {
  const labels = new Map(found.map(({ value, label }) => [value, label]));
  const rank = (value: string) => (known.includes(value) ? known.indexOf(value) : known.length);
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => rank(a.value) - rank(b.value));
}

function sum(shares: readonly Summed[]): Sum {
  return {
    count: shares.length,
    amount: shares.reduce((total, { amount }) => total + amount, 0),
  };
}
