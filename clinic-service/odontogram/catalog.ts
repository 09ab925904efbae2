/**
 * What can be charted, 46 findings. A proposal derived from public norms (the Peruvian NTS-188 and
 * Colombian practice): a dentist has not signed it off.
 *
 * One finding per line: `id|es|en|scope|dentition|exclusion group|colour|symbol|treatment|more`.
 * Scope: w the whole tooth, s a surface. Dentition: c any, p permanent only, t temporary only.
 * Colours are letters of `COLORS`, treatments ids of `TREATMENTS`; the symbol is drawn by its reader.
 * More, with blanks between: `-tooth` and `-crown` where that is gone, `alone` for one that has no other
 * beside it, `>id` for the finding that results from its treatment, `=id+id` for the two that it is
 * together.
 */
export const FINDINGS = `
sano|Sano|Sound|w|c||V|check@crown||alone
ausente-extraccion|Ausente|Missing|w|c|ausencia|A|base:absent+cross@tooth||-tooth
no-erupcionado|Sin erupcionar|Unerupted|w|c|ausencia|A|base:unerupted+hline@crown||-crown
en-erupcion|En erupción|Erupting|w|c|erupcion|A|base:erupting+zigzag@crown|
incluido|Incluido o semiincluido|Impacted or partly impacted|w|p|erupcion|A|base:unerupted+text:I|exq|-crown >ausente-extraccion
exodoncia-indicada|Exodoncia indicada|Extraction needed|w|c|extraccion|R|cross@tooth|exo|>ausente-extraccion
resto-radicular|Resto radicular|Retained root|w|c|extraccion|R|base:root+text:RR@root|exo|-crown >ausente-extraccion
exfoliacion|En exfoliación|Exfoliating|w|t|extraccion|N|arrow:occlusal|
temporal-retenido|Temporal retenido|Over-retained|w|t|extraccion|R|text:TR|exo|>ausente-extraccion
implante|Implante|Implant|w|p|implante|A|base:implant+screw@root||-crown
implante-corona|Implante y corona|Implant and crown|w|p|implante|A|base:implant+screw@root+outline@crown||=implante+corona-adaptada
implante-indicado|Implante indicado|Implant needed|w|p|implante|R|screw@root!dash|imp|>implante
corona-adaptada|Corona adaptada|Crown, sound|w|c|corona|A|outline@crown|
corona-desadaptada|Corona desadaptada|Crown, defective|w|c|corona|R|outline@crown+slash@crown|cor|>corona-adaptada
corona-indicada|Corona indicada|Crown needed|w|p|corona|R|outline@crown!dash|cor|>corona-adaptada
corona-acero|Corona de acero|Steel crown|w|t|corona|A|outline@crown+text:CA|
provisional|Provisional|Temporary crown|w|c|corona|R|outline@crown+text:CT|cor|>corona-adaptada
pilar|Pilar de puente|Bridge abutment|w|p|protesis|A|outline@crown+bridge:abutment|
pontico|Póntico|Pontic|w|p|protesis|A|base:pontic+outline@crown+bridge:pontic|
protesis-removible|Prótesis removible|Removable denture|w|c|protesis|A|dline@apex|
endodoncia-realizada|Endodoncia realizada|Root canal done|w|c|pulpa|A|vline@root|
endodoncia-corona|Endodoncia y corona|Root canal and crown|w|p|corona|A|vline@root+outline@crown||=endodoncia-realizada+corona-adaptada
endodoncia-indicada|Tratamiento de conducto indicado|Root canal treatment needed|w|c|pulpa|R|vline@root!dash|end|>endodoncia-realizada
endodoncia-desadaptada|Endodoncia desadaptada|Root canal failed|w|p|pulpa|R|vline@root+text:RT|ret|>endodoncia-realizada
pulpotomia|Pulpotomía|Pulpotomy|w|t|pulpa|A|text:PP@crown|
pulpotomia-corona|Pulpotomía y corona de acero|Pulpotomy and steel crown|w|t|corona|A|outline@crown+text:PP@crown||=pulpotomia+corona-acero
lesion-periapical|Lesión periapical|Periapical lesion|w|c|pulpa|R|ring@apex|end|>endodoncia-realizada
perno-nucleo|Perno/núcleo|Post and core|w|p|corona|A|vline@root+square@crown|
perno-corona|Perno y corona|Post and crown|w|p|corona|A|vline@root+square@crown+outline@crown||=perno-nucleo+corona-adaptada
fractura|Fractura|Fracture|w|c|estructura|R|slash@tooth|val
movilidad|Movilidad|Mobility|w|c|periodonto|R|text:M|
giroversion|Giroversión|Rotation|w|c|posicion|A|curve@crown|
caries-incipiente|Mancha blanca|White spot|s|c|caries|O|outline!dash|flu
caries|Caries|Caries|s|c|caries|R|fill|res|>resina
caries-recurrente|Caries recurrente|Recurrent caries|s|c|caries|G|fill!hatch|cam|>resina
resina|Resina adaptada|Composite, sound|s|c|restauracion|A|fill|
amalgama|Amalgama adaptada|Amalgam, sound|s|c|restauracion|N|fill|
ionomero|Ionómero|Glass ionomer|s|c|restauracion|T|fill|
obturacion-desadaptada|Obturación desadaptada|Defective filling|s|c|restauracion|R|fill!hatch|cam|>resina
obturacion-temporal|Obturación temporal|Temporary filling|s|c|restauracion|R|outline|res|>resina
incrustacion|Incrustación|Inlay/onlay|s|p|restauracion|M|fill+text:IN|
sellante-presente|Sellante presente|Sealant present|s|c|sellante|A|text:S|
sellante-indicado|Sellante indicado|Sealant needed|s|c|sellante|R|text:S|sel|>sellante-presente
desgaste|Desgaste|Tooth wear|s|c|estructura|O|text:DES|
lesion-cervical|Lesión cervical no cariosa|Non-carious cervical lesion|s|c|estructura|O|arc|res|>resina
fluorosis|Defecto del esmalte|Enamel defect|s|c|esmalte|M|text:DE|flu
`;

/** Raised with every release that changes the findings, surfaces or evolutions. */
export const CATALOG_VERSION = 2;

/**
 * Entries of earlier releases, whose place others needed: what stored findings are now, and what they
 * were called. Kept in the versions of charts; a migration has mapped the findings themselves.
 */
export const RETIRED = `
ausente-otra|Ausente, otra causa|Missing (other)
semi-incluido|Semiincluido|Partly impacted
hipomineralizacion|Hipomineralización|Hypomineralisation
pulpectomia-indicada|Pulpectomía indicada|Pulpectomy needed
`;

export const COLORS: Readonly<Record<string, string>> = {
  V: '#15803D',
  A: '#1D4ED8',
  R: '#DC2626',
  N: '#475569',
  G: '#7F1D1D',
  O: '#C2410C',
  T: '#0E7490',
  M: '#7E22CE',
};
