/**
 * What can be charted, 46 findings. A proposal derived from public norms (the Peruvian NTS-188 and
 * Colombian practice): a dentist has not signed it off.
 *
 * One finding per line: `id|es|en|scope|dentition|exclusion group|colour|symbol|treatment`.
 * Scope: w the whole tooth, s a surface. Dentition: c any, p permanent only, t temporary only.
 * Colours are letters of `COLORS`, treatments ids of `TREATMENTS`; the symbol is drawn by its reader.
 */
export const FINDINGS = `
sano|Sano|Sound|w|c||V|check@crown|
ausente-extraccion|Ausente por extracción|Missing (extracted)|w|c|ausencia|A|base:absent+cross@tooth|
ausente-otra|Ausente, otra causa|Missing (other)|w|c|ausencia|A|base:absent+text:DAO|
no-erupcionado|Sin erupcionar|Unerupted|w|c|ausencia|A|base:unerupted+hline@crown|
en-erupcion|En erupción|Erupting|w|c|erupcion|A|base:erupting+zigzag@crown|
incluido|Incluido|Impacted|w|p|erupcion|A|base:unerupted+text:I|exq
semi-incluido|Semiincluido|Partly impacted|w|p|erupcion|A|base:erupting+text:SI|exq
exodoncia-indicada|Exodoncia indicada|Extraction needed|w|c|extraccion|R|cross@tooth|exo
resto-radicular|Resto radicular|Retained root|w|c|extraccion|R|base:root+text:RR@root|exo
exfoliacion|En exfoliación|Exfoliating|w|t|extraccion|N|arrow:occlusal|
temporal-retenido|Temporal retenido|Over-retained|w|t|extraccion|R|text:TR|exo
implante|Implante|Implant|w|p|implante|A|base:implant+screw@root|
implante-indicado|Implante indicado|Implant needed|w|p|implante|R|screw@root!dash|imp
corona-adaptada|Corona adaptada|Crown, sound|w|c|corona|A|outline@crown|
corona-desadaptada|Corona desadaptada|Crown, defective|w|c|corona|R|outline@crown+slash@crown|cor
corona-indicada|Corona indicada|Crown needed|w|p|corona|R|outline@crown!dash|cor
corona-acero|Corona de acero|Steel crown|w|t|corona|A|outline@crown+text:CA|
provisional|Provisional|Temporary crown|w|c|corona|R|outline@crown+text:CT|cor
pilar|Pilar de puente|Bridge abutment|w|p|protesis|A|outline@crown+bridge:abutment|
pontico|Póntico|Pontic|w|p|protesis|A|base:pontic+outline@crown+bridge:pontic|
protesis-removible|Prótesis removible|Removable denture|w|c|protesis|A|dline@apex|
endodoncia-realizada|Endodoncia realizada|Root canal done|w|p|pulpa|A|vline@root|
endodoncia-indicada|Endodoncia indicada|Root canal needed|w|p|pulpa|R|vline@root!dash|end
endodoncia-desadaptada|Endodoncia desadaptada|Root canal failed|w|p|pulpa|R|vline@root+text:RT|ret
pulpotomia|Pulpotomía|Pulpotomy|w|t|pulpa|A|text:PP@crown|
pulpectomia-indicada|Pulpectomía indicada|Pulpectomy needed|w|t|pulpa|R|vline@root+text:PC|pul
lesion-periapical|Lesión periapical|Periapical lesion|w|c|pulpa|R|ring@apex|end
perno-nucleo|Perno/núcleo|Post and core|w|p|corona|A|vline@root+square@crown|
fractura|Fractura|Fracture|w|c|estructura|R|slash@tooth|val
movilidad|Movilidad|Mobility|w|c|periodonto|R|text:M|
giroversion|Giroversión|Rotation|w|c|posicion|A|curve@crown|
caries-incipiente|Mancha blanca|White spot|s|c|caries|O|outline!dash|flu
caries|Caries|Caries|s|c|caries|R|fill|res
caries-recurrente|Caries recurrente|Recurrent caries|s|c|caries|G|fill!hatch|cam
resina|Resina adaptada|Composite, sound|s|c|restauracion|A|fill|
amalgama|Amalgama adaptada|Amalgam, sound|s|c|restauracion|N|fill|
ionomero|Ionómero|Glass ionomer|s|c|restauracion|T|fill|
obturacion-desadaptada|Obturación desadaptada|Defective filling|s|c|restauracion|R|fill!hatch|cam
obturacion-temporal|Obturación temporal|Temporary filling|s|c|restauracion|R|outline|res
incrustacion|Incrustación|Inlay/onlay|s|p|restauracion|M|fill+text:IN|
sellante-presente|Sellante presente|Sealant present|s|c|sellante|A|text:S|
sellante-indicado|Sellante indicado|Sealant needed|s|c|sellante|R|text:S|sel
desgaste|Desgaste|Tooth wear|s|c|estructura|O|text:DES|
lesion-cervical|Lesión cervical no cariosa|Non-carious cervical lesion|s|c|estructura|O|arc|res
fluorosis|Fluorosis|Fluorosis|s|c|esmalte|M|text:F|flu
hipomineralizacion|Hipomineralización|Hypomineralisation|s|c|esmalte|M|text:HM|flu
`;

/** Raised with every release that changes the findings, surfaces or evolutions. */
export const CATALOG_VERSION = 2;

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
