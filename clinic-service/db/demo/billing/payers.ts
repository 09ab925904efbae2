import type { payers } from '../../schema/payers';

export interface PayerSeed {
  readonly id: string;
  readonly name: string;
  readonly nit: string;
  readonly kind: (typeof payers.$inferSelect)['kind'];
  /** How many of its members come, beside the others. */
  readonly weight: number;
}

/** None of them exists. The tax numbers are made up; their check digits are right. */
export const DEMO_PAYERS: readonly PayerSeed[] = [
  {
    id: 'payer-cordillera',
    name: 'EPS Cordillera Azul',
    nit: '900.100.201-8',
    kind: 'eps',
    weight: 8,
  },
  { id: 'payer-rio-claro', name: 'EPS-S Río Claro', nit: '900.100.302-3', kind: 'eps', weight: 5 },
  {
    id: 'payer-horizonte',
    name: 'Prepagada Horizonte Andino',
    nit: '900.100.403-9',
    kind: 'prepaid',
    weight: 4,
  },
  {
    id: 'payer-frailejon',
    name: 'Seguros Frailejón',
    nit: '900.100.504-4',
    kind: 'insurer',
    weight: 3,
  },
  {
    id: 'payer-guayacan',
    name: 'Caja El Guayacán',
    nit: '900.100.605-1',
    kind: 'other',
    weight: 1,
  },
];
