import type { DEMO_DOCTORS } from './staff';

type DoctorName = (typeof DEMO_DOCTORS)[number]['id'] extends `doc-${infer Name}` ? Name : string;

export interface ProcedureSeed {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly specialty: string;
  /** Minutes. */
  readonly duration: number;
  /** COP. */
  readonly price: number;
  readonly doctorIds: readonly string[];
  /** How often it is booked, beside the others of the same doctor. */
  readonly weight: number;
  /** Of which age whoever has it done is, in years, both included; absent: of any. */
  readonly ages?: readonly [from: number, to: number];
}

const DENTISTS = ['quintero', 'mosquera', 'nanez', 'londono', 'herrera', 'caicedo'] as const;

/** National codes and names; minutes and prices are invented. */
export const DEMO_PROCEDURES: readonly ProcedureSeed[] = [
  ...of('Odontología general', [
    ['890203', 'Consulta primera vez odontología general', 30, 60_000, 3, ['quintero', 'herrera']],
    ['890303', 'Control odontología general', 20, 45_000, 8, DENTISTS],
    ['890703', 'Urgencia odontología', 30, 90_000, 2, ['quintero', 'nanez', 'caicedo']],
    ['232102', 'Obturación resina', 45, 140_000, 5, ['quintero', 'nanez']],
    ['232101', 'Obturación amalgama', 40, 110_000, 1, ['quintero']],
  ]),
  ...of('Ortodoncia', [
    ['890222', 'Consulta primera vez ortodoncia', 40, 90_000, 3, ['mosquera'], [7, 38]],
    ['247101', 'Aparatología fija, arcada', 90, 1_400_000, 1, ['mosquera'], [12, 38]],
  ]),
  ...of('Higiene', [
    ['997002', 'Control de placa', 20, 40_000, 4, ['zuluaga', 'herrera']],
    ['997301', 'Detartraje supragingival', 40, 110_000, 5, ['zuluaga', 'herrera']],
    ['997106', 'Flúor en barniz', 15, 45_000, 2, ['zuluaga', 'londono']],
  ]),
  ...of('Odontopediatría', [
    ['997107', 'Sellantes', 20, 45_000, 3, ['londono'], [6, 14]],
    ['232103', 'Obturación ionómero', 30, 95_000, 2, ['londono', 'quintero'], [3, 99]],
    ['230201', 'Exodoncia temporal unirradicular', 25, 80_000, 2, ['londono'], [5, 12]],
    ['237102', 'Pulpotomía', 45, 160_000, 1, ['londono'], [3, 9]],
  ]),
  ...of('Cirugía oral', [
    ['230101', 'Exodoncia permanente unirradicular', 40, 130_000, 3, ['caicedo', 'quintero']],
    ['230102', 'Exodoncia permanente multirradicular', 50, 170_000, 2, ['caicedo']],
    ['231303', 'Exodoncia diente incluido', 75, 420_000, 2, ['caicedo']],
  ]),
  ...of('Endodoncia', [
    ['237301', 'Conducto unirradicular', 75, 380_000, 3, ['nanez']],
    ['237303', 'Conducto multirradicular', 120, 620_000, 1, ['nanez']],
  ]),
  ...of('Periodoncia', [
    ['240301', 'Alisado radicular campo cerrado', 60, 190_000, 2, ['herrera']],
  ]),
  ...of('Imágenes', [
    ['870455', 'Radiografía periapical molares', 10, 28_000, 1, DENTISTS, [5, 99]],
  ]),
  ...of('Medicina general', [
    ['890201', 'Consulta primera vez medicina general', 20, 80_000, 4, ['cuellar']],
    ['890301', 'Control medicina general', 20, 65_000, 6, ['cuellar']],
    ['895100', 'Electrocardiograma', 15, 60_000, 2, ['cuellar']],
  ]),
];

/** No longer done since the pictures are digital; as old as the list, and without a code. */
export const DEMO_RETIRED_PROCEDURE = {
  id: 'pro-revelado',
  name: 'Revelado de radiografía convencional',
  specialty: 'Imágenes',
  description: 'Reemplazado por la radiografía digital',
  duration: 15,
  price: 18_000,
  status: 'inactive',
} as const;

/** Of a new patient: nobody has it twice with the same doctor, nor after another visit. */
export function isFirstVisit({ name }: ProcedureSeed): boolean {
  return name.includes('primera vez');
}

type Entry = readonly [
  code: string,
  name: string,
  duration: number,
  price: number,
  weight: number,
  doctors: readonly DoctorName[],
  ages?: readonly [from: number, to: number],
];

function of(specialty: string, entries: readonly Entry[]): ProcedureSeed[] {
  return entries.map(([code, name, duration, price, weight, doctors, ages]) => ({
    id: `pro-${code}`,
    code,
    name,
    specialty,
    duration,
    price,
    weight,
    ...(ages && { ages }),
    doctorIds: doctors.map((doctor) => `doc-${doctor}`),
  }));
}
