import type { StoredMedication } from '../schema/records';

function medication(
  name: string,
  dosage: string,
  duration: string,
  instructions: string,
): StoredMedication {
  return { name, dosage, duration, instructions };
}

export const AMOXICILLIN = medication(
  'Amoxicilina 500 mg',
  '1 cápsula cada 8 horas',
  '7 días',
  'Complete el tratamiento.',
);
export const CLINDAMYCIN = medication(
  'Clindamicina 300 mg',
  '1 cada 8 horas',
  '7 días',
  'Con un vaso de agua.',
);
const METRONIDAZOLE = medication(
  'Metronidazol 500 mg',
  '1 cada 8 horas',
  '5 días',
  'Evite el alcohol.',
);
const IBUPROFEN = medication('Ibuprofeno 400 mg', '1 cada 8 horas', '3 días', 'Después de comer.');
const PARACETAMOL = medication('Acetaminofén 500 mg', '1 cada 6 horas si hay dolor', '3 días', '');
const NAPROXEN = medication('Naproxeno 250 mg', '1 cada 12 horas', '3 días', 'Con alimentos.');
const CHLORHEXIDINE = medication(
  'Clorhexidina 0,12 %',
  '15 mililitros, 2 veces al día',
  '7 días',
  'No trague.',
);
const LOSARTAN = medication('Losartán 50 mg', '1 cada 24 horas', '30 días', '');

interface Course {
  readonly medications: readonly StoredMedication[];
  readonly diagnosis: string;
}

const HYPERTENSION: Course = {
  medications: [LOSARTAN],
  diagnosis: 'I10X Hipertensión esencial',
};
const COLD: Course = { medications: [PARACETAMOL], diagnosis: 'J00X Rinofaringitis aguda' };
const HEADACHE: Course = { medications: [PARACETAMOL], diagnosis: 'R51X Cefalea' };

/** What is prescribed after a procedure, the usual first; an empty list is nothing. */
const COURSES: Readonly<Record<string, readonly [Course, ...Course[]]>> = {
  '230101': [{ medications: [IBUPROFEN], diagnosis: 'K047 Absceso periapical sin fístula' }],
  '230102': [
    { medications: [AMOXICILLIN, IBUPROFEN], diagnosis: 'K047 Absceso periapical sin fístula' },
    { medications: [NAPROXEN], diagnosis: 'K041 Necrosis de la pulpa' },
  ],
  '231303': [
    {
      medications: [AMOXICILLIN, IBUPROFEN, CHLORHEXIDINE],
      diagnosis: 'K011 Dientes impactados',
    },
    { medications: [AMOXICILLIN, NAPROXEN], diagnosis: 'K011 Dientes impactados' },
  ],
  '237301': [{ medications: [IBUPROFEN], diagnosis: 'K040 Pulpitis' }],
  '237303': [
    { medications: [IBUPROFEN], diagnosis: 'K040 Pulpitis' },
    { medications: [AMOXICILLIN, PARACETAMOL], diagnosis: 'K041 Necrosis de la pulpa' },
  ],
  '240301': [
    { medications: [CHLORHEXIDINE], diagnosis: 'K053 Periodontitis crónica' },
    {
      medications: [AMOXICILLIN, METRONIDAZOLE, CHLORHEXIDINE],
      diagnosis: 'K053 Periodontitis crónica',
    },
  ],
  '890703': [
    { medications: [PARACETAMOL], diagnosis: 'K040 Pulpitis' },
    { medications: [AMOXICILLIN, IBUPROFEN], diagnosis: 'K047 Absceso periapical sin fístula' },
  ],
  '890301': [HYPERTENSION, COLD, HEADACHE],
  '890201': [COLD, HEADACHE, HYPERTENSION],
};

/**
 * The courses that follow a procedure by its national code, of those for the `diagnosis` where the
 * record names one; none after most.
 */
export function coursesAfter(
  code: string,
  diagnosis: unknown,
): readonly [Course, ...Course[]] | undefined {
  const courses = COURSES[code];
  if (courses === undefined || diagnosis === undefined) return courses;
  const [first, ...others] = courses.filter((course) => course.diagnosis === diagnosis);
  return first && [first, ...others];
}
