import type { Random } from './random';

/** What is written of one kind of work: the words of a progress note, chosen by its national code. */
interface Work {
  readonly name: string;
  readonly anaesthesia?: string;
  readonly descriptions: readonly [string, ...string[]];
  readonly instructions: readonly [string, ...string[]];
  /** Days until the patient is seen again. */
  readonly next?: number;
}

const LIDOCAINE = 'Lidocaína al 2 % con epinefrina, 1 cárpula';
const TWO_CARTRIDGES = 'Lidocaína al 2 % con epinefrina, 2 cárpulas';

const CHECK_UP: Work = {
  name: 'Control odontología general',
  descriptions: [
    'Se revisan restauraciones y tejidos. Sin cambios desde la última cita.',
    'Paciente sin molestias. Encías de aspecto sano, higiene aceptable.',
    'Se hace motivación en higiene oral y se revisa la técnica de cepillado.',
  ],
  instructions: [
    'Continuar con cepillado tres veces al día y seda dental.',
    'Asistir a control en seis meses.',
  ],
  next: 180,
};

const WORKS: Readonly<Record<string, Work>> = {
  '232102': {
    name: 'Obturación en resina',
    anaesthesia: LIDOCAINE,
    descriptions: [
      'Aislamiento absoluto, remoción de caries, grabado ácido, adhesivo y resina por capas. Se pule y se ajusta la oclusión.',
      'Se retira obturación desadaptada, se conforma cavidad y se restaura con resina. Oclusión verificada.',
    ],
    instructions: ['No comer hasta que pase la anestesia.', 'Evitar alimentos duros por hoy.'],
    next: 180,
  },
  '232101': {
    name: 'Obturación en amalgama',
    anaesthesia: LIDOCAINE,
    descriptions: ['Remoción de caries, base protectora y amalgama. Se verifica la oclusión.'],
    instructions: ['No masticar por ese lado durante 24 horas.'],
    next: 180,
  },
  '232103': {
    name: 'Obturación en ionómero',
    descriptions: ['Remoción parcial de caries con instrumento manual y obturación en ionómero.'],
    instructions: ['Dieta blanda por hoy. Supervisar el cepillado en casa.'],
    next: 90,
  },
  '997002': {
    name: 'Control de placa',
    descriptions: ['Se tiñe la placa, se registra el índice y se enseña cepillado y uso de seda.'],
    instructions: ['Cepillado tres veces al día y seda dental en la noche.'],
    next: 90,
  },
  '997301': {
    name: 'Detartraje supragingival',
    descriptions: [
      'Detartraje con ultrasonido en ambas arcadas y profilaxis con pasta.',
      'Se retiran cálculos en sextante anterior inferior. Sangrado leve.',
    ],
    instructions: [
      'Puede haber sensibilidad por unos días.',
      'Enjuague sin alcohol por una semana.',
    ],
    next: 180,
  },
  '997106': {
    name: 'Aplicación de flúor en barniz',
    descriptions: ['Profilaxis y aplicación de barniz de flúor en todas las superficies.'],
    instructions: ['No cepillar ni comer alimentos duros en las próximas cuatro horas.'],
    next: 120,
  },
  '997107': {
    name: 'Sellantes',
    descriptions: ['Aislamiento relativo, grabado ácido y sellante de fosetas y fisuras.'],
    instructions: ['Evitar dulces pegajosos. Revisar en el próximo control.'],
    next: 180,
  },
  '230101': {
    name: 'Exodoncia unirradicular',
    anaesthesia: TWO_CARTRIDGES,
    descriptions: ['Sindesmotomía, luxación y exodoncia sin complicaciones. Hemostasia y sutura.'],
    instructions: ['Morder la gasa 30 minutos, frío local, no enjuagarse por 24 horas.'],
    next: 8,
  },
  '230102': {
    name: 'Exodoncia multirradicular',
    anaesthesia: TWO_CARTRIDGES,
    descriptions: ['Odontosección, exodoncia por raíces, curetaje y sutura con seda 3-0.'],
    instructions: ['Dieta blanda y fría, no fumar, retirar puntos en ocho días.'],
    next: 8,
  },
  '230201': {
    name: 'Exodoncia de temporal',
    anaesthesia: LIDOCAINE,
    descriptions: ['Exodoncia de diente temporal con movilidad. Hemostasia con gasa.'],
    instructions: ['Vigilar que no se muerda el labio mientras pasa la anestesia.'],
    next: 30,
  },
  '231303': {
    name: 'Exodoncia de diente incluido',
    anaesthesia: 'Articaína al 4 % con epinefrina, 2 cárpulas',
    descriptions: [
      'Colgajo, osteotomía y odontosección. Se extrae el diente incluido y se sutura.',
    ],
    instructions: [
      'Reposo 48 horas, frío local, medicación según fórmula, retirar puntos en 8 días.',
    ],
    next: 8,
  },
  '237301': {
    name: 'Endodoncia unirradicular',
    anaesthesia: LIDOCAINE,
    descriptions: ['Apertura, conductometría, preparación rotatoria y obturación del conducto.'],
    instructions: [
      'Puede haber dolor al masticar por tres días. Falta la restauración definitiva.',
    ],
    next: 15,
  },
  '237303': {
    name: 'Endodoncia multirradicular',
    anaesthesia: TWO_CARTRIDGES,
    descriptions: ['Se localizan y preparan los conductos, medicación con hidróxido de calcio.'],
    instructions: ['No masticar por ese lado hasta terminar el tratamiento.'],
    next: 10,
  },
  '237102': {
    name: 'Pulpotomía',
    anaesthesia: LIDOCAINE,
    descriptions: ['Remoción de pulpa cameral, hemostasia, MTA y base de ionómero.'],
    instructions: ['Analgésico si hay dolor. Se rehabilita con corona de acero.'],
    next: 15,
  },
  '240301': {
    name: 'Alisado radicular',
    anaesthesia: LIDOCAINE,
    descriptions: ['Raspaje y alisado radicular a campo cerrado por cuadrante. Irrigación.'],
    instructions: ['Enjuague con clorhexidina dos veces al día por siete días.'],
    next: 30,
  },
  '247101': {
    name: 'Colocación de aparatología fija',
    descriptions: ['Se cementan brackets en la arcada superior y se coloca arco inicial.'],
    instructions: ['Cera en las zonas que molesten. Evitar alimentos duros y pegajosos.'],
    next: 28,
  },
  '870455': {
    name: 'Radiografía periapical',
    descriptions: ['Se toma radiografía periapical. Imagen de buena calidad diagnóstica.'],
    instructions: ['Llevar el resultado a la próxima cita.'],
  },
};

/** By the code of the procedure; what is not listed is written up as a check-up. */
export function workOf(code: string): Work {
  return WORKS[code] ?? CHECK_UP;
}

interface Complaint {
  readonly reason: string;
  readonly illness: string;
  readonly diagnosis: string;
  readonly plan: string;
}

const DENTAL: readonly [Complaint, ...Complaint[]] = [
  {
    reason: 'Dolor en una muela al comer dulce',
    illness: 'Dolor provocado de dos semanas de evolución, cede al retirar el estímulo.',
    diagnosis: 'K021 Caries de la dentina',
    plan: 'Obturación en resina y control de placa.',
  },
  {
    reason: 'Dolor espontáneo en la noche',
    illness: 'Dolor pulsátil de tres días, aumenta al acostarse y con el calor.',
    diagnosis: 'K040 Pulpitis',
    plan: 'Endodoncia y rehabilitación.',
  },
  {
    reason: 'Sangran las encías',
    illness: 'Sangrado al cepillarse desde hace varios meses, sin dolor.',
    diagnosis: 'K051 Gingivitis crónica',
    plan: 'Detartraje, instrucción en higiene oral y control en un mes.',
  },
  {
    reason: 'Quiere revisión general',
    illness: 'Asintomático. Última revisión hace más de un año.',
    diagnosis: 'K021 Caries de la dentina',
    plan: 'Profilaxis, resinas en superficies comprometidas y control semestral.',
  },
  {
    reason: 'Se le mueve un diente',
    illness: 'Movilidad progresiva en dientes inferiores, halitosis ocasional.',
    diagnosis: 'K053 Periodontitis crónica',
    plan: 'Alisado radicular por cuadrantes y reevaluación.',
  },
  {
    reason: 'Dientes torcidos',
    illness: 'Apiñamiento desde el recambio, sin dolor articular.',
    diagnosis: 'K074 Maloclusión',
    plan: 'Estudio de ortodoncia: modelos, fotos y radiografías.',
  },
  {
    reason: 'Molestia en las cordales',
    illness: 'Presión en la zona posterior inferior, inflamación hace un mes.',
    diagnosis: 'K011 Dientes impactados',
    plan: 'Radiografía panorámica y valoración por cirugía oral.',
  },
  {
    reason: 'Se le hinchó la encía',
    illness: 'Aumento de volumen de dos días, sin fiebre.',
    diagnosis: 'K047 Absceso periapical sin fístula',
    plan: 'Drenaje, antibiótico y endodoncia o exodoncia según pronóstico.',
  },
];

interface Consult extends Complaint {
  readonly examination: string;
  /** Millimetres of mercury, when it is what the visit is about. */
  readonly pressure?: readonly [number, number];
}

const GENERAL: readonly [Consult, ...Consult[]] = [
  {
    reason: 'Control de presión',
    illness: 'Toma la medicación todos los días, sin dolor de cabeza ni mareo.',
    examination: 'Buen estado general, ruidos cardiacos rítmicos, sin edemas.',
    diagnosis: 'I10X Hipertensión esencial',
    plan: 'Continuar losartán, dieta baja en sal y control en tres meses.',
    pressure: [148, 92],
  },
  {
    reason: 'Gripa',
    illness: 'Congestión nasal, tos seca y malestar de tres días, sin fiebre alta.',
    examination: 'Orofaringe congestiva, pulmones bien ventilados.',
    diagnosis: 'J00X Rinofaringitis aguda',
    plan: 'Hidratación, acetaminofén y signos de alarma explicados.',
  },
  {
    reason: 'Dolor de cabeza',
    illness: 'Cefalea en casco al final de la jornada, sin síntomas visuales.',
    examination: 'Sin déficit neurológico, cuello blando.',
    diagnosis: 'R51X Cefalea',
    plan: 'Analgésico, pausas activas y calendario de cefalea.',
  },
];

/** What brings people to a first visit, by its national code; anything else brings the others. */
const BROUGHT_BY: Readonly<Record<string, readonly string[]>> = {
  '890222': ['K074 Maloclusión'],
  '890703': ['K040 Pulpitis', 'K047 Absceso periapical sin fístula'],
};

export function dentalComplaint(random: Random, code: string): Complaint {
  const wanted = BROUGHT_BY[code];
  const fitting = DENTAL.filter(({ diagnosis }) => wanted?.includes(diagnosis) ?? true);
  return fitting[random.between(0, fitting.length - 1)] ?? DENTAL[0];
}

/** Blood pressure is a matter of later years. */
export function generalConsult(random: Random, years: number): Consult {
  const fitting = GENERAL.filter(({ pressure }) => pressure === undefined || years >= 40);
  return fitting[random.between(0, fitting.length - 1)] ?? GENERAL[0];
}

export const HISTORIES = ['hipertension', 'diabetes', 'asma', 'tabaquismo', 'cirugias'] as const;
/** What somebody takes for an illness they name. */
export const TAKEN_FOR: Readonly<Record<string, string>> = {
  hipertension: 'Losartán 50 mg al día',
  diabetes: 'Metformina 850 mg dos veces al día',
  asma: 'Salbutamol inhalado cuando lo necesita',
};
export const PENICILLIN = 'Penicilina';
const NO_ALLERGY = 'Ninguna conocida';

/** About one in fifteen has one, and keeps it. */
export function allergy(random: Random): string {
  return random.chance(0.93) ? NO_ALLERGY : random.pick([PENICILLIN, PENICILLIN, 'Látex']);
}

export const SOFT_TISSUES = [
  'Mucosas de aspecto y color normal.',
  'Encía marginal inflamada en el sector anterior inferior. Lo demás, normal.',
  'Lengua saburral. Paladar, carrillos y piso de boca sin alteraciones.',
] as const;
export const ADDENDA = [
  'Se aclara: la paciente refiere que la molestia empezó una semana antes de lo anotado.',
  'Llega radiografía de control; se archiva y confirma lo descrito.',
  'Por error se anotó el lado contrario; el procedimiento se hizo en el lado derecho.',
] as const;
