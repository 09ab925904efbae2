import { localized } from '../wording/localized';
import { needed, option, optional, type Template } from './template';

export const DENTAL_HISTORY: Template = {
  id: 'dental-history',
  name: localized('Historia odontológica', 'Dental history'),
  fields: [
    needed('motivo_consulta', 'textarea', localized('Motivo de consulta', 'Reason for visit')),
    needed('enfermedad_actual', 'textarea', localized('Enfermedad actual', 'Present illness')),
    needed('antecedentes', 'multiselect', localized('Antecedentes', 'Medical history'), {
      options: [
        option('ninguno', 'Ninguno', 'None'),
        option('hipertension', 'Hipertensión arterial', 'Hypertension'),
        option('diabetes', 'Diabetes', 'Diabetes'),
        option('cardiopatia', 'Enfermedad del corazón', 'Heart disease'),
        option('asma', 'Asma', 'Asthma'),
        option('coagulacion', 'Trastornos de coagulación', 'Bleeding disorders'),
        option('hepatitis', 'Hepatitis', 'Hepatitis'),
        option('epilepsia', 'Epilepsia', 'Epilepsy'),
        option('cancer', 'Cáncer', 'Cancer'),
        option('tabaquismo', 'Tabaquismo', 'Smoking'),
        option('cirugias', 'Cirugías', 'Surgery'),
        option('otro', 'Otro', 'Other'),
      ],
    }),
    needed('alergias', 'text', localized('Alergias', 'Allergies')),
    optional('medicamentos', 'text', localized('Medicamentos que toma', 'Current medication')),
    optional('embarazo', 'boolean', localized('Embarazo', 'Pregnancy')),
    optional('ultima_visita', 'date', localized('Última visita', 'Last visit')),
    needed('tejidos_blandos', 'textarea', localized('Tejidos blandos', 'Soft tissues')),
    optional('atm', 'select', localized('ATM', 'Temporomandibular joint'), {
      options: [
        option('normal', 'Sin alteraciones', 'Normal'),
        option('ruido', 'Ruidos', 'Clicking'),
        option('dolor', 'Dolor', 'Pain'),
        option('limitacion', 'Apertura limitada', 'Limited opening'),
      ],
    }),
    optional('indice_placa', 'number', localized('Índice de placa (%)', 'Plaque index (%)'), {
      min: 0,
      max: 100,
    }),
    needed('diagnostico', 'text', localized('Diagnóstico', 'Diagnosis')),
    needed('plan', 'textarea', localized('Plan de tratamiento', 'Treatment plan')),
  ],
};
