/** Ids are readable so that demo links stay the same from one install to the next. */
export const DEMO_LOCATIONS = [
  {
    id: 'loc-chico',
    name: 'Sede Chicó',
    address: 'Cra. 15 # 88-21, Bogotá D. C.',
    phone: '+57 601 228 1260',
  },
  {
    id: 'loc-teusaquillo',
    name: 'Sede Teusaquillo',
    address: 'Calle 39 # 19-47, Bogotá D. C.',
    phone: '+57 601 228 1270',
  },
  {
    id: 'loc-laureles',
    name: 'Sede Laureles',
    address: 'Av. Nutibara # 71-30, Medellín',
    phone: '+57 604 444 1280',
  },
] as const;

export const DEMO_DOCTORS = [
  doctor('quintero', 'Catalina', 'Quintero Salazar', 'Odontología general', '#0f766e', [0, 1]),
  doctor('mosquera', 'Yesid Andrés', 'Mosquera Palacios', 'Ortodoncia', '#b45309', [0, 2]),
  doctor('nanez', 'Juan Esteban', 'Ñáñez Peña', 'Endodoncia', '#6d28d9', [0]),
  doctor('londono', 'Paula Andrea', 'Londoño Cárdenas', 'Odontopediatría', '#be185d', [1, 2]),
  doctor('herrera', 'Ricardo', 'Herrera Bohórquez', 'Periodoncia', '#1d4ed8', [0, 1]),
  doctor('caicedo', 'Luz Marina', 'Caicedo Perea', 'Cirugía oral', '#b91c1c', [2]),
  doctor('zuluaga', 'Mateo', 'Zuluaga Arango', 'Higiene', '#4d7c0f', [0, 1, 2]),
  doctor('cuellar', 'Sonia', 'Cuéllar Tovar', 'Medicina general', '#0369a1', [1]),
] as const;

/** Nobody has an appointment with them: one began this week and has no hours yet, one has left. */
export const DEMO_IDLE_DOCTORS = [
  {
    ...doctor('villamil', 'Andrea', 'Villamil Rueda', 'Odontología general', '#a16207', [1]),
    active: true,
  },
  {
    ...doctor('vanegas', 'Gonzalo', 'Vanegas Ibarra', 'Ortodoncia', '#57534e', [0]),
    active: false,
  },
];

/** How a demo doctor is called; throws where there is none of that id. */
export function demoDoctorName(doctorId: string): string {
  const found = DEMO_DOCTORS.find(({ id }) => id === doctorId);
  if (found === undefined) throw new Error(`no demo doctor ${doctorId}`);
  return `${found.firstName} ${found.lastName}`;
}

function doctor(
  id: string,
  firstName: string,
  lastName: string,
  specialty: string,
  color: string,
  at: readonly (0 | 1 | 2)[],
) {
  const locationIds = at.map((index) => DEMO_LOCATIONS[index].id);
  return { id: `doc-${id}`, firstName, lastName, specialty, color, locationIds };
}
