import { dentitionOf } from '@/lib/odontogram/rules/fdi';

/** What is found on one kind of tooth, how often, and where on it; no surface is the whole tooth. */
export interface Habit {
  readonly weight: number;
  readonly findings: readonly {
    readonly catalogFindingId: string;
    readonly surface?: string;
  }[];
}

const whole = (weight: number, catalogFindingId: string): Habit => ({
  weight,
  findings: [{ catalogFindingId }],
});
const on = (weight: number, catalogFindingId: string, ...surfaces: string[]): Habit => ({
  weight,
  findings: surfaces.map((surface) => ({ catalogFindingId, surface })),
});

const SOUND = whole(6, 'sano');

/** A tooth whose root canal was done and that carries a crown, or still needs one. */
const ROOT_CANAL: Habit = {
  weight: 1,
  findings: [
    { catalogFindingId: 'endodoncia-realizada' },
    { catalogFindingId: 'resina', surface: 'occlusal' },
    { catalogFindingId: 'resina', surface: 'distal' },
  ],
};
const CAVITY_BESIDE_FILLING: Habit = {
  weight: 2,
  findings: [
    { catalogFindingId: 'amalgama', surface: 'occlusal' },
    { catalogFindingId: 'caries-recurrente', surface: 'mesial' },
  ],
};

const ADULT_MOLAR = [
  SOUND,
  on(4, 'resina', 'occlusal'),
  on(3, 'amalgama', 'occlusal'),
  on(2, 'amalgama', 'occlusal', 'distal'),
  on(3, 'caries', 'occlusal'),
  on(1, 'caries', 'occlusal', 'mesial'),
  on(2, 'obturacion-desadaptada', 'occlusal'),
  on(1, 'sellante-presente', 'occlusal'),
  on(1, 'obturacion-temporal', 'occlusal'),
  whole(1, 'ausente-extraccion'),
  whole(1, 'corona-adaptada'),
  whole(1, 'endodoncia-corona'),
  whole(1, 'endodoncia-indicada'),
  whole(1, 'corona-indicada'),
  ROOT_CANAL,
  CAVITY_BESIDE_FILLING,
] as const;
const WISDOM_TOOTH = [
  SOUND,
  whole(5, 'ausente-extraccion'),
  whole(5, 'incluido'),
  whole(2, 'no-erupcionado'),
  on(1, 'caries', 'occlusal'),
] as const;
const PREMOLAR = [
  SOUND,
  on(3, 'resina', 'occlusal'),
  on(2, 'resina', 'mesial'),
  on(2, 'caries', 'distal'),
  on(2, 'lesion-cervical', 'vestibular'),
  on(1, 'incrustacion', 'occlusal'),
  whole(1, 'ausente-extraccion'),
  whole(1, 'resto-radicular'),
  whole(1, 'giroversion'),
  ROOT_CANAL,
] as const;
const FRONT_TOOTH = [
  { ...SOUND, weight: 12 },
  on(2, 'resina', 'mesial'),
  on(1, 'resina', 'mesial', 'distal'),
  on(2, 'desgaste', 'occlusal'),
  on(1, 'caries', 'distal'),
  on(1, 'fluorosis', 'vestibular'),
  whole(1, 'movilidad'),
  whole(1, 'fractura'),
  whole(1, 'giroversion'),
] as const;

const MILK_MOLAR = [
  SOUND,
  on(4, 'caries', 'occlusal'),
  on(2, 'caries', 'occlusal', 'mesial'),
  on(2, 'ionomero', 'occlusal'),
  on(2, 'resina', 'occlusal'),
  on(1, 'sellante-presente', 'occlusal'),
  whole(1, 'corona-acero'),
  whole(1, 'pulpotomia'),
  whole(1, 'pulpotomia-corona'),
  whole(1, 'endodoncia-indicada'),
  whole(1, 'exodoncia-indicada'),
] as const;
const MILK_FRONT_TOOTH = [
  { ...SOUND, weight: 10 },
  on(3, 'caries-incipiente', 'vestibular'),
  on(1, 'caries', 'mesial'),
  whole(1, 'fractura'),
] as const;
const LOOSE_MILK_TOOTH = [
  SOUND,
  whole(3, 'exfoliacion'),
  on(3, 'caries', 'occlusal'),
  on(2, 'ionomero', 'occlusal'),
  whole(1, 'corona-acero'),
  whole(1, 'exodoncia-indicada'),
] as const;
const NEW_MOLAR = [
  SOUND,
  on(5, 'sellante-indicado', 'occlusal'),
  on(3, 'sellante-presente', 'occlusal'),
  on(2, 'fluorosis', 'occlusal'),
  on(2, 'caries', 'occlusal'),
] as const;
const NEW_FRONT_TOOTH = [
  { ...SOUND, weight: 8 },
  whole(3, 'en-erupcion'),
  on(1, 'fluorosis', 'vestibular'),
  whole(1, 'giroversion'),
  whole(1, 'fractura'),
] as const;
const NOT_THERE_YET = [whole(1, 'no-erupcionado')] as const;

type Habits = readonly [Habit, ...Habit[]];

/** What may be found on a tooth of somebody of this age, clinically. */
export function habitsOf(fdi: number, years: number): Habits {
  const position = fdi % 10;
  if (dentitionOf(fdi) === 'temporary') {
    if (years >= 6) return LOOSE_MILK_TOOTH;
    return position >= 4 ? MILK_MOLAR : MILK_FRONT_TOOTH;
  }
  if (years < 12) {
    if (position >= 7) return NOT_THERE_YET;
    return position === 6 ? NEW_MOLAR : NEW_FRONT_TOOTH;
  }
  if (position === 8) return years < 17 ? NOT_THERE_YET : WISDOM_TOOTH;
  if (position >= 6) return years < 18 ? NEW_MOLAR : ADULT_MOLAR;
  return position >= 4 ? PREMOLAR : FRONT_TOOTH;
}

/** What is there once the treatment of a finding is done; not listed: the finding stays, done. */
export const DONE_AS: Readonly<Record<string, string>> = {
  caries: 'resina',
  'caries-recurrente': 'resina',
  'obturacion-desadaptada': 'resina',
  'obturacion-temporal': 'resina',
  'sellante-indicado': 'sellante-presente',
  'endodoncia-indicada': 'endodoncia-realizada',
  'corona-indicada': 'corona-adaptada',
  'exodoncia-indicada': 'ausente-extraccion',
  'resto-radicular': 'ausente-extraccion',
};
